import type { GatsbyBrowser } from "gatsby";
import { LastResort } from "./LastResort";

/** Catches what is thrown where no page and no layout is left: in Gatsby's own parts and in the error screens. */
export const wrapRootElement: NonNullable<GatsbyBrowser["wrapRootElement"]> = ({ element }) => (
  <LastResort>{element}</LastResort>
);
