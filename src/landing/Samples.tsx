import { useState } from "react";
import styled from "styled-components";
import { messages } from "../config/messages";
import { media } from "../theme/breakpoints";
import { selectedTab } from "../ui/choice/selectedTab";
import { Tabs, type Tab } from "../ui/choice/Tabs";

/** Renders the same order told in several ways, one at a time. */
export function Samples({ tabs }: { tabs: readonly Tab[] }) {
  const [selected, setSelected] = useState(0);
  return (
    <Group>
      <Tabs
        label={messages.landing.samples}
        tabs={tabs}
        selected={selected}
        onSelect={setSelected}
      />
    </Group>
  );
}

const Group = styled.div`
  & [aria-selected="true"] {
    ${selectedTab}
  }
  ${media.scripting} {
    & [data-selected="false"] {
      display: none;
    }
  }
`;
