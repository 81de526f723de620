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
  ["words", "how to wait for a click", "how to wait for a click"],
  ["a quotation among words", `button "Save" stays grey`, `button "Save" stays grey`],
])("leaves of %s what tells", (_case, line, bare) => {
  expect(bareCode(line)).toBe(bare);
});
