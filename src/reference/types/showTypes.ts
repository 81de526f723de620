import { withPrefix } from "gatsby";
import { toolPaths } from "../../shared/routes/toolPaths";
import { memoizeSuccess } from "../../shared/timing/memoizeSuccess";
import { memberTypes } from "./memberTypes";

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
