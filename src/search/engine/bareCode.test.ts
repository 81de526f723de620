import { bareCode } from "./bareCode";

it.each([
  ["an expectation in Ruby", "expect(page.get_by_text('Saved')).to be_visible", "be_visible"],
  ["a negative one", "expect(page.locator('#a')).not_to have_text('x')", "have_text('x')"],
  ["one in JavaScript", "await expect(page.getByText('A')).not.toBeVisible();", "toBeVisible()"],
  ["an expectation of a name", "expect(page).to have_url('/a')", "expect(page).to have_url('/a')"],
  ["a call without brackets", `page.fill "#email", "ada@shop.test"`, "page.fill"],
  ["one with options", `fill_in "Email", with: "ada@shop.test"`, "fill_in"],
  ["one with a block", `within "#cart" do`, "within"],
  [
    "an object in a message",
    "undefined method 'x' for #<A::B:0x01f @a=1>",
    "undefined method 'x' for",
  ],
  ["a variable", "download = page.expect_download do", "page.expect_download"],
  ["a constant of JavaScript", "const page = await browser.newPage()", "browser.newPage()"],
  ["a block of Python", "with page.expect_popup() as popup_info:", "page.expect_popup()"],
  ["a block in braces", "page.expect_popup { link.click }", "page.expect_popup"],
  [
    "a setting",
    "driver.manage.timeouts.implicit_wait = 10",
    "driver.manage.timeouts.implicit_wait",
  ],
  ["a command", "npx playwright show-trace trace.zip", "show-trace trace.zip"],
  ["one that installs", "npx playwright install", "npx playwright install"],
  ["a question with do", "how do I wait", "how do I wait"],
  ["words", "how to wait for a click", "how to wait for a click"],
  ["a quotation among words", `button "Save" stays grey`, `button "Save" stays grey`],
])("leaves of %s what tells", (_case, line, bare) => {
  expect(bareCode(line)).toBe(bare);
});
