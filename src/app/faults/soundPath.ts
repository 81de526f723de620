/** Signs that are decoded once more, or that an address loses, so that they would lead to another page. */
const unsound = /[%\\\p{Cc}]|\s+$/gu;

/**
 * A path that Gatsby and its router read the same. The router decodes and encodes it once, which leaves `%3D` behind as
 * `%253D`: no page is found for that, not even the not-found page, and React takes the page away.
 */
export function soundPath(pathname: string): string {
  try {
    const path = decodeURIComponent(pathname).replaceAll(/[?#]/g, "").replaceAll(unsound, "-");
    return encodeURI(path).replace(/^\/+/, "/");
  } catch {
    return "/404";
  }
}

/** Mends the path in the address bar; its query and hash stay. */
export function mendPath({ location, history }: Window): void {
  const sound = soundPath(location.pathname);
  if (sound === location.pathname) return;
  history.replaceState(history.state, "", sound + location.search + location.hash);
}
