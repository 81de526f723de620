import { runScript } from "../../../test/runScript";
import { defaultFramework, frameworkOfAddress, parseFramework } from "./frameworkChoice";
import { frameworkScript } from "./frameworkScript";

function choiceAfterScript(): string | null {
  runScript(frameworkScript);
  return document.documentElement.getAttribute("data-framework");
}

afterEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/");
});

const addresses = ["", "?framework=minitest", "?framework=cucumber", "?q=1&framework=plain-ruby"];
const stored = [null, "capybara", "banana", "x".repeat(100_000)];
const cases = addresses.flatMap((address) => stored.map((value) => [address, value] as const));

it.each(cases)(
  "agrees with the functions on the address %j with %.20j stored",
  (address, value) => {
    history.replaceState(null, "", `/${address}`);
    if (value !== null) localStorage.setItem("framework", value);

    expect(choiceAfterScript()).toBe(
      frameworkOfAddress(address) ?? parseFramework(value) ?? defaultFramework,
    );
  },
);

it("falls back to the first framework where storage is forbidden", () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });

  expect(choiceAfterScript()).toBe("rspec");
});
