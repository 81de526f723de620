import { contentSecurityPolicy, type InlineCode } from "./contentSecurityPolicy";

const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
/** `printf 'alert(1)' | openssl dgst -sha256 -binary | base64` */
const alertHash = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

function codeOf(scripts: string[], styles: string[]): InlineCode {
  return { scripts, styles };
}

function directives(policy: string): Record<string, string> {
  const parts = policy.split("; ").map((part) => [part.split(" ")[0], part.replace(/^\S+ /, "")]);
  return Object.fromEntries(parts) as Record<string, string>;
}

it("allows nothing but the site itself and its inline code by hash", () => {
  const policy = contentSecurityPolicy(codeOf(["alert(1)"], []), []);
  expect(directives(policy)).toEqual({
    "default-src": "'none'",
    "script-src": `'self' ${alertHash}`,
    "style-src": `'self' ${emptyStyle}`,
    "img-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
  });
});

it("names what many pages have once, in an order that does not depend on theirs", () => {
  const policy = contentSecurityPolicy(codeOf(["a", "b", "b"], ["c", "d"]), []);
  expect(policy).toBe(contentSecurityPolicy(codeOf(["b", "a"], ["d", "c", "c"]), []));
  expect(policy.match(/sha256-/g)).toHaveLength(5);
});

it("lets pages ask the hosts of a search service", () => {
  const policy = contentSecurityPolicy(codeOf([], []), [
    "https://app-dsn.algolia.net",
    "https://b.example",
  ]);
  expect(directives(policy)["connect-src"]).toBe(
    "'self' https://app-dsn.algolia.net https://b.example",
  );
});

it("refuses a policy that no server would send", () => {
  const scripts = Array.from({ length: 120 }, (_, index) => String(index));
  expect(() => contentSecurityPolicy(codeOf(scripts, []), [])).toThrow("120 scripts");
});
