// [row 1]
import { stubMatchMedia } from "../../test/stubBrowser";
import { effectiveMode, parseChoice } from "./colorMode";
import { colorModeScript } from "./colorModeScript";

function runScript(): { theme: string | undefined; themeChoice: string | undefined } {
  const script = document.createElement("script");
  script.textContent = colorModeScript;
  document.head.append(script);
  const { theme, themeChoice } = document.documentElement.dataset;
  return { theme, themeChoice };
}

afterEach(() => localStorage.clear());

const stored = [null, "light", "dark", "system", "banana", "x".repeat(100_000)];
const cases = stored.flatMap((value) => [true, false].map((dark) => [value, dark] as const));

it.each(cases)("agrees with the functions on %.20j, prefers dark: %s", (value, prefersDark) => {
  stubMatchMedia(prefersDark);
  if (value !== null) localStorage.setItem("theme", value);
  const choice = parseChoice(value);

  expect(runScript()).toEqual({ theme: effectiveMode(choice, prefersDark), themeChoice: choice });
});

it("falls back to light where storage is forbidden", () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });

  expect(runScript()).toEqual({ theme: "light", themeChoice: "light" });
});

it.each([
  ["banana", null],
  ['{"theme":"dark"}', null],
  ["dark", "dark"],
  ["system", "system"],
])("leaves %j in the storage as %j", (value, left) => {
  stubMatchMedia(false);
  localStorage.setItem("theme", value);
  runScript();

  expect(localStorage.getItem("theme")).toBe(left);
});
