import type { GoldenRows } from "./goldenQueries";

const guides = "article/guides";

/** Lines of specs, as they are pasted: calls with what they are called with, and expectations. */
export const pastedCode: GoldenRows["line of code"] = [
  ["await expect(page.getByText('Saved')).toBeVisible();", "api/locator_assertions#to_be_visible"],
  ["expect(page.get_by_text('Saved')).to be_visible", "api/locator_assertions#to_be_visible"],
  ["expect(page.locator('#a')).to have_text('x')", "api/locator_assertions#to_have_text"],
  ['locator.select_option("blue")', "api/locator#select_option"],
  ["page.select_option('select#color', label: 'Blue')", "api/page#select_option"],
  ['page.wait_for_function("window.ready")', "api/page#wait_for_function"],
  ["page.expose_function('sha', f)", "api/page#expose_function"],
  ["click_on 'Save'", "api/locator#click"],
  ['page.fill "#email", "ada@shop.test"', "api/page#fill"],
  ['fill_in "Email", with: "ada@shop.test"', "api/locator#fill"],
  ["element.displayed?", "api/locator#visible"],
  ["driver.page_source", "api/page#content"],
  ["find(:css, '#a')", `${guides}/locators`, `${guides}/coming_from_selenium_or_capybara`],
  ["send_keys", "api/locator#press_sequentially"],
  ["driver.find_element(:id,'email').send_keys('x')", "api/locator#press_sequentially"],
  ["have_content", "api/locator_assertions#to_contain_text"],
  [
    "have_current_path",
    "api/page_assertions#to_have_url",
    `${guides}/coming_from_selenium_or_capybara#from-capybara`,
  ],
  [
    "StaleElementReferenceError",
    `${guides}/coming_from_selenium_or_capybara#from-selenium`,
    `${guides}/coming_from_selenium_or_capybara#elements-instead-of-locators`,
  ],
  ["ElementNotInteractableError", `${guides}/coming_from_selenium_or_capybara#from-selenium`],
  ["UnexpectedAlertOpenError", `${guides}/coming_from_selenium_or_capybara#from-selenium`],
  [
    "using_wait_time",
    `${guides}/coming_from_selenium_or_capybara#two-clocks`,
    "api/test#with_timeout",
    `${guides}/coming_from_selenium_or_capybara#from-capybara`,
  ],
  ["Capybara.default_max_wait_time", `${guides}/coming_from_selenium_or_capybara#two-clocks`],
  [
    "implicit_wait",
    "api/page#set_default_timeout",
    `${guides}/coming_from_selenium_or_capybara#two-clocks`,
    `${guides}/coming_from_selenium_or_capybara#from-selenium`,
  ],
  [
    "save_and_open_page",
    "api/page#content",
    `${guides}/coming_from_selenium_or_capybara#from-capybara`,
  ],
  ["window_handles", `${guides}/dialogs_frames_popups#popups-and-tabs`],
  [
    "undefined method 'get_by_role' for nil",
    `${guides}/rspec_integration#undefined-method-goto-for-nil`,
  ],
  [
    "undefined method `is_visible' for #<Playwright::Locator:0x0000000110b2a1c8>",
    "api/locator#visible",
    `${guides}/coming_from_javascript_or_python#nomethoderror-undefined-method-is_visible`,
  ],
  [
    "libnss3.so: cannot open shared object file",
    "article/guides/errors#host-system-is-missing-dependencies-to-run-browsers",
    "article/getting_started#host-system-is-missing-dependencies-to-run-browsers",
  ],
];
