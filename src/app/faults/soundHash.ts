/** An address whose hash can be decoded: Gatsby decodes it while it draws, and a stray `%` would take the page away. */
export function withSoundHash(address: string): string {
  const start = address.indexOf("#");
  if (start < 0) return address;
  const hash = address.slice(start + 1);
  return isDecodable(hash) ? address : `${address.slice(0, start)}#${hash.replaceAll("%", "%25")}`;
}

/** Mends the hash of the address bar whenever the reader changes it; the first is mended by `faultScript`. */
export function keepHashSound(): void {
  window.addEventListener("popstate", mendHash, { capture: true });
}

function mendHash(): void {
  const { hash } = window.location;
  const sound = withSoundHash(hash);
  if (sound !== hash) window.history.replaceState(window.history.state, "", sound);
}

function isDecodable(text: string): boolean {
  try {
    decodeURI(text);
    return true;
  } catch {
    return false;
  }
}
