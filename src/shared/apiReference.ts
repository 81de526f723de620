/** A name of the library in prose: `Locator#fill` → class and member, `Locator` → the class alone. */
export interface ApiReference {
  className: string;
  member: string | null;
}

const pattern = /^(?:Playwright::)?([A-Z]\w*)(?:[#.]([a-z_]\w*[?=!]?))?$/;

/** Reads inline code as a name of the library; `null` where it does not look like one. */
export function parseApiReference(code: string): ApiReference | null {
  const [, className, member = null] = pattern.exec(code) ?? [];
  return className === undefined ? null : { className, member };
}
