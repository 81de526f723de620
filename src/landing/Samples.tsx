import { useState } from "react";
import styled from "styled-components";
import { withPrefix } from "gatsby";
import { messages } from "../config/messages";
import { media, theme } from "../theme/theme";
import { selectedTab } from "../ui/choice/selectedTab";
import { type Tab, Tabs } from "../ui/choice/Tabs";

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

/** Renders the picture that the script drew, once in each colour mode; `scripts/renderPictures.ts` makes both. */
export function OrderPicture() {
  return (
    <Figure>
      <Picture data-mode="light" src={withPrefix("/landing-order.png")} {...attributes} />
      <Picture data-mode="dark" src={withPrefix("/landing-order-dark.png")} {...attributes} />
      <figcaption>{messages.landing.picture}</figcaption>
    </Figure>
  );
}

/** The hidden one is not fetched, being lazy. */
const attributes = {
  alt: messages.landing.pictureAlt,
  width: 1440,
  height: 696,
  loading: "lazy",
} as const;

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

const Figure = styled.figure`
  & figcaption {
    margin-top: ${theme.space[2]};
    font: ${theme.fontSize.xs} / 1.5 ${theme.font.text};
    color: ${theme.color.textMuted};
  }
`;

const Picture = styled.img`
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.md};
  [data-theme="dark"] &[data-mode="light"],
  :root:not([data-theme="dark"]) &[data-mode="dark"] {
    display: none;
  }
`;
