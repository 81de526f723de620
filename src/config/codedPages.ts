/** Paths that are served by code of `src/pages` or a redirect, and by no file of `content`. */
export const codedPages: readonly string[] = ["/", "/404", "/docs", "/search"];
