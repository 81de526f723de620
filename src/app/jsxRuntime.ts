import {
  createElement,
  Fragment,
  type ComponentType,
  type FunctionComponent,
  type Key,
  type ReactElement,
} from "react";

export { Fragment };
export { jsx as jsxs };

type Props = Record<string, unknown>;

/** What says of an object that it is an element, in React 18. */
const $$typeof = Symbol.for("react.element");

/**
 * An element as React's own function makes it, with the properties themselves in place of a copy: what JSX is compiled to
 * gives them to nobody else, and the copies are a twentieth of drawing a page. React 19 does the same.
 */
export function jsx(type: ComponentType<Props> | string, props: Props, key?: Key): ReactElement {
  if ("ref" in props || "key" in props || (type as FunctionComponent).defaultProps)
    return createElement(type, { key, ...props });
  const ownKey = key === undefined ? null : String(key);
  const element = { $$typeof, type, key: ownKey, ref: null, props, _owner: null };
  return element;
}
