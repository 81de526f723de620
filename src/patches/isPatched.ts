/** Returns whether dependencies are patched: `GATSBY_PATCHES=off` turns every patch off, in Node and in the browser. */
export function isPatched(): boolean {
  return process.env["GATSBY_PATCHES"] !== "off";
}
