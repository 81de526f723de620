import type { GatsbySSR } from "gatsby";
import { LastResort } from "./LastResort";
import { RememberStyles } from "./RememberStyles";

/** `wrapRootElement` of the server: what it draws is the same as in the browser. */
export const wrapServerRoot: NonNullable<GatsbySSR["wrapRootElement"]> = ({ element }) => (
  <RememberStyles>
    <LastResort>{element}</LastResort>
  </RememberStyles>
);
