/** What a file of the index holds, from its bytes: whoever needs it decodes them, which takes a while. */
export function readIndexFile(body: ArrayBuffer): unknown {
  return JSON.parse(new TextDecoder().decode(body));
}
