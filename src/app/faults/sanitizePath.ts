/** Signs that are decoded once more, or that an address loses, so that they would lead to another page. */
const unsafe = /[%\\\p{Cc}]|\s+$/gu;

/**
 * Returns a path that Gatsby and its router read the same. The router decodes and encodes it once, which leaves `%3D` behind as
 * `%253D`: no page is found for that, not even the not-found page, and React takes the page away.
 */
export function sanitizePath(pathname: string): string {
  try {
    const path = decodeURIComponent(pathname).replaceAll(/[?#]/g, "").replaceAll(unsafe, "-");
    return encodeURI(path).replace(/^\/+/, "/");
  } catch {
    return "/404";
  }
}

/** Sanitizes the path in the address bar; its query and hash stay. */
export function sanitizeAddressBar({ location, history }: Window): void {
  const sanitized = sanitizePath(location.pathname);
  if (sanitized === location.pathname) return;
  history.replaceState(history.state, "", sanitized + location.search + location.hash);
}
