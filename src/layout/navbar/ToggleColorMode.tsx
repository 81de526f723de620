import styled, { css } from "styled-components";
import { messages } from "../../config/messages";
import { nextChoice, type ColorModeChoice } from "../../theme/colorMode";
import { useColorMode } from "../../theme/useColorMode";
import { controlStyle } from "../../ui/controlStyle";
import { Icon } from "../../ui/Icon";
import { VisuallyHidden } from "../../ui/VisuallyHidden";

/** Icon and name are chosen by CSS from `<html>`, so the server's HTML is right in every mode before React is there. */
export function ToggleColorMode() {
  const { choice, next, toggle } = useColorMode();
  return (
    <Toggle
      type="button"
      data-needs-script=""
      title={choice && next ? nameOf(choice, next) : undefined}
      onClick={toggle}
    >
      <Icon name="sun" />
      <Icon name="moon" />
      <Icon name="system" />
      {states.map(([selected, mode]) => (
        <VisuallyHidden key={`${selected} ${mode}`} data-choice={selected} data-mode={mode}>
          {nameOf(selected, nextChoice(selected, mode))}
        </VisuallyHidden>
      ))}
    </Toggle>
  );
}

/** Every choice with the mode that it shows. */
const states = [
  ["light", "light"],
  ["dark", "dark"],
  ["system", "light"],
  ["system", "dark"],
] as const;

function nameOf(choice: ColorModeChoice, next: ColorModeChoice): string {
  const { current, next: leadsTo } = messages.colorMode;
  return `${current[choice]}, ${leadsTo[next]}`;
}

const Toggle = styled.button`
  ${controlStyle}
  & [data-icon],
  & [data-choice] {
    display: none;
  }
  ${states.map(
    ([choice, mode]) => css`
      :root[data-theme-choice="${choice}"]${choice === "system" && `[data-theme="${mode}"]`}
      &
      [data-choice="${choice}"][data-mode="${mode}"] {
        display: block;
      }
    `,
  )}
  :root:not([data-theme-choice]) & [data-icon="sun"],
  [data-theme-choice="light"] & [data-icon="sun"],
  [data-theme-choice="dark"] & [data-icon="moon"],
  [data-theme-choice="system"] & [data-icon="system"] {
    display: block;
  }
`;
