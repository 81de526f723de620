import styled from "styled-components";
import { words } from "../config/words";
import { useColorMode } from "../theme/useColorMode";
import { controlStyle } from "../ui/controlStyle";
import { Icon } from "../ui/Icon";

/** The icon is chosen by CSS from `<html>`, so the server's HTML is right in every mode. */
export function ToggleColorMode() {
  const { choice, next, choose } = useColorMode();
  const { label, current, next: leadsTo } = words.colorMode;
  const name = choice && next ? `${current[choice]}, ${leadsTo[next]}` : label;
  return (
    <Toggle
      type="button"
      data-needs-script=""
      aria-label={name}
      title={name}
      onClick={() => next && choose(next)}
    >
      <Icon name="sun" />
      <Icon name="moon" />
      <Icon name="system" />
    </Toggle>
  );
}

const Toggle = styled.button`
  ${controlStyle}
  & [data-icon] {
    display: none;
  }
  :root:not([data-theme-choice]) & [data-icon="sun"],
  [data-theme-choice="light"] & [data-icon="sun"],
  [data-theme-choice="dark"] & [data-icon="moon"],
  [data-theme-choice="system"] & [data-icon="system"] {
    display: block;
  }
`;
