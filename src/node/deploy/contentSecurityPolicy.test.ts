import { contentSecurityPolicy } from "./contentSecurityPolicy";

const local = { backend: "local" } as const;
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
/** `printf 'alert(1)' | openssl dgst -sha256 -binary | base64` */
const alertHash = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

function directives(policy: string): Record<string, string> {
  const parts = policy.split("; ").map((part) => [part.split(" ")[0], part.replace(/^\S+ /, "")]);
  return Object.fromEntries(parts) as Record<string, string>;
}

it("allows nothing but the site itself and its inline code by hash", () => {
  const policy = contentSecurityPolicy([{ scripts: ["alert(1)"], styles: [] }], local);
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
  const first = { scripts: ["a", "b"], styles: ["c"] };
  const second = { scripts: ["b"], styles: ["d", "c"] };
  const policy = contentSecurityPolicy([first, second], local);
  expect(policy).toBe(contentSecurityPolicy([second, first, first], local));
  expect(policy.match(/sha256-/g)).toHaveLength(5);
});

it("names the hosts of Algolia where it is configured, without a wildcard", () => {
  const search = { backend: "algolia", appId: "APP", searchKey: "k", indexName: "i" } as const;
  expect(directives(contentSecurityPolicy([], search))["connect-src"]).toBe(
    "'self' https://APP-dsn.algolia.net https://APP-1.algolianet.com https://APP-2.algolianet.com https://APP-3.algolianet.com",
  );
});

it("refuses a policy that no server would send", () => {
  const scripts = Array.from({ length: 120 }, (_, index) => String(index));
  expect(() => contentSecurityPolicy([{ scripts, styles: [] }], local)).toThrow("120 scripts");
});
