import { readPort } from "./listen";

it.each([
  ["without PORT", {}, 9000],
  ["with an empty PORT", { PORT: "" }, 9000],
  ["with a PORT", { PORT: "9001" }, 9001],
])("serves, %s, on the right port", (_case, env, port) => {
  expect(readPort(env)).toBe(port);
});

it.each(["x", "0", "-1", "9000.5", "70000"])("refuses the port %s", (port) => {
  expect(() => readPort({ PORT: port })).toThrow(
    `PORT is "${port}"; it must be a number from 1 to 65535.`,
  );
});
