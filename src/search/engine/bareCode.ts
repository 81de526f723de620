const text = `(?:"[^"]*"|'[^']*')`;

/** `#<Playwright::Locator:0x0000000110b2a1c8>` */
const inspected = /#<[A-Z][\w:]*[^>]*>/g;

/** What of a line is the reader's own, or says how it is run, and what is left of it, one after the other. */
const steps: readonly (readonly [RegExp, string])[] = [
  [/;$/, ""],
  // `npx playwright codegen`, `bundle exec rspec`
  [
    /^\$?\s*(?:bundle exec (?=\S)|(?:npx|yarn|pnpm|bunx)(?: (?:run|exec|-y|--yes))* playwright(?:@\S+)? (?!install|test$))/,
    "",
  ],
  // `with page.expect_popup() as popup:`
  [/^(?:async )?with (\S.*) as \w+:?$/, "$1"],
  // `download = page.expect_download do`
  [/^(?:(?:const|let|var) )?[\w@$]+ = (?:await )?(?=[\w@$]+[.(])/, ""],
  [/^([\w@$][\w@$.:&]*[?!]?(?:\(.*\))?)\s+(?:do(?: \|.*)?|\{.*)$/, "$1"],
  // `driver.manage.timeouts.implicit_wait = 10`
  [/^([\w@$]+(?:\.\w+)+) = .+$/, "$1"],
  // `expect(page.get_by_text("Saved")).to be_visible`: what is expected; of `expect(page)` what it is expected of tells more.
  [/^(?:await\s+)?expect\((?!\w+\)).*\)\s*\.(?:not\.|(?:to_not|not_to|to)\s+)?(?=\w)(.*)$/, "$1"],
  // `fill_in "Email", with: "ada@shop.test"`: a call without brackets
  [
    new RegExp(
      String.raw`^([\w$@.:&]+[?!]?)\s+${text}(?:\s*,\s*(?:\w+:\s*)?(?:${text}|[\w.:]+))*(?:\s+(?:do|\{).*)?$`,
    ),
    "$1",
  ],
  [inspected, ""],
];

/**
 * Returns a line of code or a message without what is the reader's own in it: variables, the subject of an expectation,
 * texts, objects.
 */
export function bareCode(line: string): string {
  return steps.reduce((rest, [own, left]) => rest.replace(own, left), line).trim();
}
