import { processorTime } from "../../../test/processorTime";
import { readQuery } from "./readQuery";

describe("readQuery", () => {
  it.each([
    ["a name", "wait_for_selector", "wait_for_selector"],
    ["a member of a class", "Page#click", "page click"],
    ["a call", ".click", "click"],
    ["a chain of calls", "page.locator('button').click", "page locator click"],
    ["a call with arguments", "page.getByRole('button', { name: 'Save' })", "page get_by_role"],
    ["JavaScript", "await page.goto('https://example.com')", "page goto"],
    ["an expectation", "expect(locator).toBeVisible()", "locator to_be_visible"],
    ["a constant", "Playwright::TimeoutError", "playwright timeout_error"],
    ["Python's underscore", "locator.or_", "locator or"],
    ["a dollar", "page.$", "page $"],
    ["a name with a sign", "visible?", "visible"],
    ["a question without its small words", "how do I wait for it?", "wait"],
    ["small words that are all there is", "how to", "how to"],
    ["a message without its numbers", "Timeout 30000ms exceeded.", "timeout exceeded"],
    ["nothing", "  ?! ", ""],
  ])("reads %s", (_case, text, wholes) => {
    const query = readQuery(text);
    expect(query.words.map(({ whole }) => whole).join(" ")).toBe(wholes);
  });

  it.each([
    ["an option", "fullPage:", "option", "full_page"],
    ["an option with its value", "headless: false", "option", "headless"],
    ["an option of Python", "has_text=", "option", "has_text"],
    [
      "an option of a call that is not finished",
      "new_context(locale:",
      "option",
      "new_context locale",
    ],
    ["an event", 'page.on("dialog")', "event", "page dialog"],
    ["an event of JavaScript", "waitForEvent('popup'", "event", "popup"],
    ["an option in words", "timeout option of click", "option", "timeout click"],
    ["a call", "select option", null, "select option"],
    ["a guide", "how do I take a screenshot in playwright?", "guide", "take screenshot"],
    ["what to do about it", "why is headless ignored", "trouble", "headless ignored"],
    ["what to do where it hangs", "browser.close hangs", "trouble", "browser close hangs"],
    [
      "anything in a message",
      "timeout: expected float, got undefined",
      null,
      "timeout expected float got undefined",
    ],
  ])("sees that %s is wanted", (_case, text, wants, wholes) => {
    const query = readQuery(text);
    expect(query.wants).toBe(wants);
    expect(
      query.words
        .map(({ whole }) => whole)
        .filter(Boolean)
        .join(" "),
    ).toBe(wholes);
  });

  it.each([
    ["a name of code among words", "browser.close hangs for ever", "close hangs"],
    ["a name with an underscore", "use route_from_har twice", "route_from_har"],
    ["nothing of plain words", "upload a file", ""],
  ])("takes %s for what tells most", (_case, text, strong) => {
    const { words } = readQuery(text);
    expect(words.flatMap(({ whole, isStrong }) => (isStrong ? [whole] : [])).join(" ")).toBe(
      strong,
    );
  });

  it("reads names of several words in a query of single ones", () => {
    const { words } = readQuery("screenshot mask color");
    expect(words.at(-1)?.compounds).toEqual(["screenshot_mask_color", "mask_color"]);
  });

  it("takes a long question for no message", () => {
    expect(readQuery("calling page methods inside event handler blocks").isMessage).toBe(false);
  });

  it("takes a long text for a message, and a long call not", () => {
    expect(readQuery("Errno::ENOENT: No such file or directory - npx").isMessage).toBe(true);
    expect(readQuery("page.get_by_role('a').filter(hasText: 'b c d e f g h i')").isMessage).toBe(
      false,
    );
  });

  it.each([
    "((((",
    "a(".repeat(5000),
    `"${"'".repeat(9000)}`,
    "<b>",
    "\\",
    "a=".repeat(4000),
    "a.b".repeat(4000),
    "a_".repeat(4000),
  ])("[browser 15] reads any text in no time", (text) => {
    expect(processorTime(() => readQuery(text))).toBeLessThan(500);
  });
});
