import { withPrefix } from "gatsby";
import type { ComponentPropsWithoutRef } from "react";
import styled from "styled-components";
import { theme } from "../theme/theme";

/** Renders a picture of the site, its size known before it is there. */
export function Picture({ src = "", alt, ...size }: ComponentPropsWithoutRef<"img">) {
  return <Frame {...size} src={withPrefix(src)} alt={alt} />;
}

const Frame = styled.img`
  border-radius: ${theme.radius.md};
`;
