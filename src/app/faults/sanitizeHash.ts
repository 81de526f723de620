/** Returns an address whose hash can be decoded: Gatsby decodes it while it renders, and a stray `%` ends that. */
export function sanitizeHash(address: string): string {
  const start = address.indexOf("#");
  if (start < 0) return address;
  const hash = address.slice(start + 1);
  return isDecodable(hash) ? address : `${address.slice(0, start)}#${hash.replaceAll("%", "%25")}`;
}

/** Sanitizes the hash of each link that is followed and of each change of the address; `faultScript` has done the first. */
export function sanitizeHashes(runtime: Pick<GatsbyRuntime, "___navigate">): void {
  const navigate = runtime.___navigate;
  runtime.___navigate = (to, options) => {
    navigate(typeof to === "string" ? sanitizeHash(to) : to, options);
  };
  window.addEventListener("popstate", sanitizeShownHash, { capture: true });
}

function sanitizeShownHash(): void {
  const { hash } = window.location;
  const sanitized = sanitizeHash(hash);
  if (sanitized !== hash) window.history.replaceState(window.history.state, "", sanitized);
}

function isDecodable(text: string): boolean {
  try {
    decodeURI(text);
    return true;
  } catch {
    return false;
  }
}
