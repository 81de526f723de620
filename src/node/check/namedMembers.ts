import { parseApiReference, type ApiReference } from "../../shared/api/apiReference";

/** The names by which guides call an object of a class. */
const receivers: Readonly<Record<string, string>> = {
  browser: "Browser",
  context: "BrowserContext",
  download: "Download",
  handle: "JSHandle",
  locator: "Locator",
  page: "Page",
  playwright: "Playwright",
  popup: "Page",
  response: "Response",
};

/** Whose member a bare name is, the likeliest first. */
const owners = ["Locator", "Page", "BrowserContext", "Browser"];

const callPattern = /^([a-z]+)\.([a-z_]+[?!]?)(?:\([^()]*\))?(?: ?\{.*\})?$/;
const chainPattern =
  /^(?:page|locator)\.(?:get_by_\w+|locator|filter)\(.*\)\.([a-z_]+[?!]?)(?:\(.*\))?$/;
const barePattern = /^(?!to_)([a-z]+_[a-z_]+|[a-z]+\?)(?:\([^()]*\))?$/;

/**
 * Returns the members that inline code of a guide may name, the likeliest first: `Page#goto`, and where it stands for
 * itself `page.goto(url)`, `page.get_by_label("Email").fill("Ada")`, `wait_for` and `visible?`.
 */
export function namedMembers(code: string): ApiReference[] {
  const reference = parseApiReference(code);
  if (reference !== null) return [reference];
  const [, receiver = "", called] = callPattern.exec(code) ?? [];
  if (called !== undefined) return membersOf([receivers[receiver]], called);
  const [, acted] = chainPattern.exec(code) ?? [];
  if (acted !== undefined) return membersOf(["Locator"], acted);
  const [, bare] = barePattern.exec(code) ?? [];
  if (bare === undefined) return [];
  return membersOf(/^(get_by_|frame_locator)/.test(bare) ? ["Page"] : owners, bare);
}

function membersOf(classes: readonly (string | undefined)[], member: string): ApiReference[] {
  return classes.flatMap((className) => (className === undefined ? [] : [{ className, member }]));
}
