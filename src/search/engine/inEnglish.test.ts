import { inEnglish } from "./inEnglish";
import { needsEnglish } from "./needsEnglish";

it.each([
  ["スクリーンショット", "screenshot"],
  ["要素が見つからない", "element not found"],
  ["ﾀﾞｳﾝﾛｰﾄﾞ", "download"],
  ["Playwrightの使い方", "playwright getting started"],
  ["スクリーンショット fullPage", "screenshot fullpage"],
  ["ブラウザを閉じる", "browser close"],
])("says %s in English", (query, english) => {
  expect(needsEnglish(query)).toBe(true);
  expect(inEnglish(query)).toBe(english);
});

it("leaves what is not Japanese as it is typed", () => {
  expect(needsEnglish("fullPage: true")).toBe(false);
  expect(inEnglish("fullPage: true")).toBe("fullPage: true");
});
