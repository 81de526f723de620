import { withPrefix } from "gatsby";
import styled from "styled-components";
import { messages } from "../config/messages";
import { theme } from "../theme/theme";

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
