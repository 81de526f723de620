// [row 7]
import { savesData } from "./savesData";

it.each([
  ["a browser that does not say", {}, false],
  ["a fast connection", { connection: { saveData: false, effectiveType: "4g" } }, false],
  ["a slow connection", { connection: { saveData: false, effectiveType: "2g" } }, true],
  ["a very slow connection", { connection: { effectiveType: "slow-2g" } }, true],
  ["a reader who asks for it", { connection: { saveData: true, effectiveType: "4g" } }, true],
])("knows of %s", (_case, browser, saves) => {
  expect(savesData(browser)).toBe(saves);
});
