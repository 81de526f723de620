import { findAnswers } from "./findAnswers";

const isOwn = (name: string) => ["click", "text"].includes(name);

it.each([
  ["a name of Capybara", "within_frame", "api/page#frame_locator"],
  ["a call of Selenium", "driver.manage.window.resize_to(800, 600)", "api/page#set_viewport_size"],
  [
    "the end of a call that means more with its receiver",
    "driver.switch_to.alert",
    "article/guides/dialogs_frames_popups#dialogs",
  ],
  ["a line of Capybara", 'fill_in "Email", with: "ada@shop.test"', "api/locator#fill"],
  ["a name among words", "have_current_path does not wait", "api/page_assertions#to_have_url"],
  [
    "a matcher of another runner",
    "expect(page).toHaveScreenshot()",
    "article/guides/coming_from_javascript_or_python#tohavescreenshot-and-tomatchsnapshot",
  ],
  [
    "a method that is missing",
    "undefined method 'visit' for an instance of Playwright::Page",
    "api/page#goto",
  ],
  [
    "one that older Rubies miss",
    "undefined method `save_screenshot' for #<Playwright::Page:0x01>",
    "api/page#screenshot",
  ],
  [
    "a missing method that another class has",
    "undefined method 'text' for an instance of Playwright::Locator",
    "api/locator#inner_text",
  ],
  [
    "a line of a call log",
    "<div class=modal></div> intercepts pointer events",
    "article/guides/errors#div-classoverlaydiv-intercepts-pointer-events",
  ],
  [
    "an argument of the wrong class",
    "stack[83].file: expected string, got object",
    "article/guides/errors#value-expected-string-got-number-and-others-of-this-kind",
  ],
  [
    "an argument that was never passed",
    "timeout: expected number, got undefined",
    "article/guides/errors#timeout-expected-float-got-undefined",
  ],
  ["a version", "gem 1.58.1", "article/guides/versions"],
  ["a version among words", "which playwright for gem 1.58.1?", "article/guides/versions"],
  ["a version that npm installs", "npm install playwright@1.61.1", "article/guides/versions"],
  ["news of a version", "what changed in 1.61", "article/release_notes"],
  ["a family of names", "expect(page).to have_no_sibling", "api/locator_assertions#to_be_hidden"],
  [
    "what another library raises",
    "Selenium::WebDriver::Error::NoSuchElementError",
    "article/guides/coming_from_selenium_or_capybara#from-selenium",
  ],
  ["a call whose end says nothing", "driver.action.move_to(link).perform", "api/locator#hover"],
])("answers %s", (_case, query, first) => {
  expect(findAnswers(query, isOwn)[0]).toBe(first);
});

it("goes on from the end of a call, and guesses by families, only where it is known which names are ours", () => {
  expect(findAnswers("find('.menu').hover")).toEqual([]);
  expect(findAnswers("have_text")).toEqual([]);
});

it.each([
  ["a name of these docs", "click"],
  ["one that another library has as well", "text"],
  ["a question", "how do I find the parent of a row"],
  [
    "a method that Capybara's session misses",
    "undefined method 'get_by_role' for an instance of Capybara::Session",
  ],
])("leaves %s to the search", (_case, query) => {
  expect(findAnswers(query, isOwn)).toEqual([]);
});
