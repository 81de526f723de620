/** `expect(page.get_by_text("Saved")).to be_visible`: what is expected; of `expect(page)` what it is expected of tells more. */
const nestedExpect =
  /^(?:await\s+)?expect\((?!\w+\)).*\)\s*\.(?:not\.|(?:to_not|not_to|to)\s+)?(?=\w)(.*)$/;

const text = `(?:"[^"]*"|'[^']*')`;

/** `fill_in "Email", with: "ada@shop.test"`: a call without brackets. */
const command = new RegExp(
  String.raw`^([\w$@.:&]+[?!]?)\s+${text}(?:\s*,\s*(?:\w+:\s*)?(?:${text}|[\w.:]+))*(?:\s+(?:do|\{).*)?$`,
);

/** `npx playwright codegen`: what is run tells. */
const shell =
  /^\$?\s*(?:bundle exec (?=\S)|(?:npx|yarn|pnpm|bunx)(?: (?:run|exec|-y|--yes))* playwright(?:@\S+)? (?!install))/;

/** `#<Playwright::Locator:0x0000000110b2a1c8>` */
const inspected = /#<[A-Z][\w:]*[^>]*>/g;

/**
 * Returns a line of code or a message without what is the reader's own in it: the subject of an expectation, texts,
 * objects.
 */
export function bareCode(line: string): string {
  return line
    .replace(/;$/, "")
    .replace(shell, "")
    .replace(nestedExpect, "$1")
    .replace(command, "$1")
    .replaceAll(inspected, "")
    .trim();
}
