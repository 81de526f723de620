import { createElement, createRef, isValidElement, type ComponentType } from "react";
import { Fragment, jsx as jsxOfReact } from "react/jsx-runtime";
import { Fragment as FragmentHere, jsx, jsxs } from "./jsxRuntime";

const Drawn = () => null;
const Sized: ComponentType<Record<string, unknown>> & { defaultProps?: object } = () => null;
Sized.defaultProps = { size: 1, title: "a" };

type Type = Parameters<typeof jsx>[0];

it.each<[string, Type, object, string | undefined]>([
  ["an element", "p", { title: "a", children: ["b", createElement("b", { key: "c" })] }, undefined],
  ["a component", Drawn, { title: "a" }, undefined],
  ["a fragment", Fragment as never, { children: "a" }, undefined],
  ["an element with a key", "p", { title: "a" }, "b"],
  ["an element with a key among its properties", "p", { title: "a", key: "b" }, undefined],
  ["an element with two keys", "p", { title: "a", key: "b" }, "c"],
  ["an element with a reference", "p", { ref: createRef(), title: "a" }, "b"],
  ["a component with properties of its own", Sized, { title: "b", size: undefined }, "c"],
])("makes %s as React does", (_what, type, props, key) => {
  // React tells developers that keys are no properties.
  jest.spyOn(console, "error").mockReturnValue();
  const made = jsx(type, { ...props }, key);
  expect(isValidElement(made)).toBe(true);
  expect(partsOf(made)).toEqual(partsOf(jsxOfReact(type as never, { ...props }, key)));
});

/** Without what React's tools for developers ask for. */
function partsOf(element: object) {
  const { $$typeof, type, key, ref, props, _owner } = element as Record<string, unknown>;
  return { $$typeof, type, key, ref, props: Object.entries(props as object), _owner };
}

it("copies no properties", () => {
  const props = { title: "a" };
  expect(jsx("p", props).props).toBe(props);
});

it("has all that JSX is compiled to", () => {
  expect(jsxs).toBe(jsx);
  expect(FragmentHere).toBe(Fragment);
});
