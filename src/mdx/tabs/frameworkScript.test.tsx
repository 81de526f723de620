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

it("announces the chosen tab, and the one of a choice in another tab of the browser", () => {
  localStorage.setItem("framework", "minitest");
  document.body.innerHTML = `<div role="tablist">
    <button role="tab" aria-selected="true" data-choices="rspec capybara"></button>
    <button role="tab" aria-selected="false" tabindex="-1" data-choices="minitest"></button>
  </div>`;
  const tabs = () =>
    Array.from(document.querySelectorAll<HTMLElement>("[role=tab]"), (tab) => [
      tab.ariaSelected ?? tab.getAttribute("aria-selected"),
      tab.tabIndex,
    ]);
  runScript(frameworkScript);
  document.dispatchEvent(new Event("DOMContentLoaded"));
  expect(tabs()).toEqual([
    ["false", -1],
    ["true", 0],
  ]);
  window.dispatchEvent(new StorageEvent("storage", { key: "framework", newValue: "rspec" }));
  expect(tabs()).toEqual([
    ["true", 0],
    ["false", -1],
  ]);
});
