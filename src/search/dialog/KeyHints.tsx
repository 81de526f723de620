import styled from "styled-components";
import { media } from "../../theme/breakpoints";
import { theme } from "../../theme/theme";

interface KeyHintsProps {
  /** Keys, separated by spaces, with what they do; `false` for one that does nothing now. */
  hints: readonly (readonly [keys: string, does: string] | false)[];
}

/** Renders the meaning of the keys, where there is a keyboard. */
export function KeyHints({ hints }: KeyHintsProps) {
  return (
    <Keys aria-hidden="true">
      {hints.map(
        (hint) =>
          hint && (
            <span key={hint[0]}>
              {hint[0].split(" ").map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}{" "}
              {hint[1]}
            </span>
          ),
      )}
    </Keys>
  );
}

const Keys = styled.span`
  display: none;
  gap: ${theme.space[3]};
  & > span > kbd {
    margin-inline-end: ${theme.space[1]};
  }
  ${media.desktop} {
    ${media.hover} {
      display: flex;
    }
  }
`;
