import { contentWith } from "../../../test/validSite";
import { checkDescriptionTexts } from "./checkDescriptionTexts";

const file = "content/api/words/clock.yml";

/** Returns the problems of a site whose clock has these descriptions of `pause_at`. */
function problems(...lines: string[]) {
  return checkDescriptionTexts(contentWith({ [file]: ["pause_at:", ...lines, ""].join("\n") }));
}

it.each([
  ["code with signs of Markdown", "  time: As `**/*.png`, `_a_` and `[a](b)`."],
  ["signs that are no Markdown", "  time: 2 * 3 * 4, _blank, a_b_c, [a] (b), *args and **opts."],
  ["an error of the library", "  _raises: {Playwright::TimeoutError: It is late.}"],
  ["an error of Ruby", "  _raises: {KeyError: It is gone.}"],
])("is content with %s", (_case, line) => {
  expect(problems(line)).toEqual([]);
});

it.each([
  ["a link", "  time: See [it](/docs/api/clock).", 'description-markdown "[it](/docs/api/clock)"'],
  ["strong text", "  time: It is **not** late.", 'description-markdown "**not**"'],
  ["strong text in lines", "  time: It is __not__ late.", 'description-markdown "__not__"'],
  ["emphasis by stars", "  time: It is *not at all* late.", 'description-markdown "*not at all*"'],
  ["emphasis by lines", "  time: It is _not_ late.", 'description-markdown "_not_"'],
  ["a turn of direction", "  time: When\u202E to stop.", "file-invisible The character U+202E"],
  ["a NUL", "  time: When\u0000 to stop.", "file-invisible The character U+0000"],
  ["an escaped NUL", '  time: "When\\0 to stop."', "file-invisible The character U+0000"],
])("refuses %s, on its line", (_case, line, expected) => {
  const [problem, ...others] = problems(line);
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ file, line: 2 });
  expect(`${problem?.rule} ${problem?.message}`).toContain(expected);
});

it("refuses an error that the library does not have, on its line", () => {
  expect(problems("  _raises:", "    Playwright::Eror: It is wrong.")).toMatchObject([
    {
      file,
      line: 3,
      rule: "description-unknown-error",
      message: "There is no error Playwright::Eror.",
      hint: 'Did you mean "Playwright::Error"?',
    },
  ]);
});
