import { useContext, useMemo, type ReactNode } from "react";
import { StyleSheetContext, type IStyleSheetContext } from "styled-components";

type Stylis = IStyleSheetContext["stylis"];

/** What makes rules of a style, by what makes them without remembering. */
const known = new WeakMap<Stylis, Stylis>();

/**
 * Has the server parse each style once for all pages. Each page has a sheet of its own, and styled-components parses for
 * it what earlier pages have shown as well.
 */
export function RememberStyles({ children }: { children: ReactNode }) {
  const context = useContext(StyleSheetContext);
  const value = useMemo(() => ({ ...context, stylis: remembering(context.stylis) }), [context]);
  return <StyleSheetContext.Provider value={value}>{children}</StyleSheetContext.Provider>;
}

function remembering(stylis: Stylis): Stylis {
  const found = known.get(stylis) ?? rememberRules(stylis);
  known.set(stylis, found);
  return found;
}

function rememberRules(stylis: Stylis): Stylis {
  const rules = new Map<string, string[]>();
  const remember = (...style: Parameters<Stylis>) => {
    const key = style.join("\0");
    const found = rules.get(key) ?? stylis(...style);
    rules.set(key, found);
    return found;
  };
  return Object.assign(remember, { hash: stylis.hash });
}
