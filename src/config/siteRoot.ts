const defaultRoot = "https://playwright-ruby-client.netlify.app";

/** Returns the address of the site without a slash at its end: the given one, or its own where none is given. */
export function siteRoot(given: string | undefined): string {
  const isGiven = given !== undefined && given.trim() !== "";
  const root = (isGiven ? given : defaultRoot).trim().replace(/\/+$/, "");
  if (/^https?:/.test(root) && URL.canParse(root)) return root;
  throw new Error(
    `GATSBY_SITE_URL is "${root}"; write an address, such as https://docs.example.org, or leave it empty.`,
  );
}
