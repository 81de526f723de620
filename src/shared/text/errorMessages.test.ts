// [row 10]
import { errorMessages } from "./errorMessages";

const circular = new Error("outer");
circular.cause = new Error("inner", { cause: circular });

it.each([
  ["one error", new Error("broken"), ["broken"]],
  ["a chain", new Error("outer", { cause: new Error("inner") }), ["outer", "inner"]],
  ["a cause that is no error", new Error("outer", { cause: "why" }), ["outer", "why"]],
  ["a circle", circular, ["outer", "inner"]],
  ["a thrown string", "oops", ["oops"]],
])("lists %s", (_case, error, expected) => {
  expect(errorMessages(error)).toEqual(expected);
});
