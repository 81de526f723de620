import { splitLead } from "./splitLead";

it.each([
  ["a sentence alone", "Goes back.", "Goes back.", ""],
  ["the first of two", "Goes back. Waits then.\n\nMore.", "Goes back.", "Waits then.\n\nMore."],
  ["one with a dot in its code", "Calls `a. B`. Then.", "Calls `a. B`.", "Then."],
  ["one with a dot in its link", "See [St. Pauli](/a). Then.", "See [St. Pauli](/a).", "Then."],
  ["one before code", "Goes. `back` waits.", "Goes.", "`back` waits."],
  ["one over two lines", "Goes\nback. Then.", "Goes back.", "Then."],
  ["none before code", "```ruby\nback\n```", "", "```ruby\nback\n```"],
  ["none in a box", "> **Note**\n>\n> Goes.", "", "> **Note**\n>\n> Goes."],
  ["none in nothing", "", "", ""],
])("takes out %s", (_case, text, lead, rest) => {
  expect(splitLead(text)).toEqual({ lead, rest });
});
