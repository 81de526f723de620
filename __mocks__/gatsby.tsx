import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from "react";

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  activeClassName?: string;
  activeStyle?: object;
  partiallyActive?: boolean;
  replace?: boolean;
  state?: unknown;
}

/** An anchor that calls `navigate` when it is followed, as the real one does. */
export function Link(props: LinkProps) {
  const { to, onClick, activeClassName, activeStyle, partiallyActive, replace, state, ...rest } =
    props;
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    navigate(to);
  }
  return <a {...rest} href={to} onClick={follow} />;
}

/** Draws nothing: a slice's content is its own component's test. */
export function Slice(): ReactNode {
  return null;
}

/** Loads nothing. */
export function Script(): ReactNode {
  return null;
}

export const graphql = jest.fn();
export const useStaticQuery = jest.fn();
export const navigate = jest.fn();
export const prefetchPathname = jest.fn();

export function withPrefix(path: string): string {
  return path;
}
