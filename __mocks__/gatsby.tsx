import type { ReactNode } from "react";

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

export function withPrefix(path: string): string {
  return path;
}
