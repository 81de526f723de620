import { withPrefix } from "gatsby";
import { toolPaths } from "../../shared/routes/toolPaths";
import { memoizeSuccess } from "../../shared/timing/memoizeSuccess";

/** Attribute of a `<details>` that is for the types of a member: `Page#goto`. */
export const typesMark = "data-types";

/**
 * Puts the types of a member where they are unfolded, also where React leaves the server's HTML alone. Until they are
 * there, and where they cannot be had, a link to all types stands there.
 */
export function showTypes(root: Document | Element = document): void {
  const load = memoizeSuccess(loadTypes);
  const show = (details: Element) => {
    void load().then(
      (rbs) => fill(details, rbs),
      () => undefined,
    );
  };
  root.addEventListener(
    "toggle",
    ({ target }) => {
      if (target instanceof Element && target.matches(unfolded)) show(target);
    },
    { capture: true },
  );
  root.querySelectorAll(unfolded).forEach(show);
}

const unfolded = `details[${typesMark}][open]`;

async function loadTypes(): Promise<string> {
  const response = await fetch(withPrefix(toolPaths.rbs));
  if (!response.ok) throw new Error(`${toolPaths.rbs} answered with status ${response.status}.`);
  return response.text();
}

function fill(details: Element, rbs: string): void {
  const declared = memberTypes(rbs, details.getAttribute(typesMark) ?? "");
  if (declared === null || details.querySelector("pre") !== null) return;
  const code = document.createElement("code");
  code.textContent = declared;
  const block = document.createElement("pre");
  block.append(code);
  details.querySelector("summary")?.after(block);
}

/**
 * Returns the declaration of a member, `Page#goto` or `Playwright.create`, from the text of the library's types;
 * `null` where they have none.
 */
export function memberTypes(rbs: string, id: string): string | null {
  const [, owner = "", sign, name = ""] = /^(\w+)([#.])(.+)$/.exec(id) ?? [];
  const start = sign === "." ? `def self.${name}: ` : `def ${name}: `;
  // The library's own functions stand in the module around all classes.
  const lines = id.startsWith("Playwright.") ? rbs.split("\n") : classLines(rbs, owner);
  const first = lines.findIndex((line) => line.trimStart().startsWith(start));
  if (first < 0) return null;
  const indent = lines[first]?.search(/\S/) ?? 0;
  const after = lines.slice(first + 1);
  const length = after.findIndex((line) => line.search(/\S/) <= indent);
  return [lines[first] ?? "", ...after.slice(0, length)]
    .map((line) => line.slice(indent))
    .join("\n");
}

function classLines(rbs: string, name: string): string[] {
  const [, body = ""] =
    new RegExp(`^  (?:class|module) ${name}\\b(?!:).*\\n([^]*?)^  end$`, "m").exec(rbs) ?? [];
  return [...body.split("\n"), "  end"];
}
