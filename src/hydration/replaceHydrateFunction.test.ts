import { reportHydrationError } from "./replaceHydrateFunction";

const reported = jest.fn();

beforeEach(() => {
  Object.assign(globalThis, { reportError: reported });
});

it.each([
  "Minified React error #421; visit https://reactjs.org/docs/error-decoder.html?invariant=421",
  "This Suspense boundary received an update before it finished hydrating.",
])("is silent where the reader was faster: %s", (message) => {
  reportHydrationError(new Error(message));
  expect(reported).not.toHaveBeenCalled();
});

it.each([
  new Error("Minified React error #418"),
  new Error("Minified React error #4210"),
  new TypeError("x is undefined"),
  "no error",
])("tells of %s", (error) => {
  reportHydrationError(error);
  expect(reported).toHaveBeenCalledWith(error);
});
