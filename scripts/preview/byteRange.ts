/** The part of a file that is sent, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Returns the range that a `Range` header asks for: `whole` where it asks for none or for several, `none` where a file has no such bytes. */
export function byteRange(header: string | undefined, size: number): ByteRange | "whole" | "none" {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (first === "" && last === "") return "whole";
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== "" && last !== "" && Number(last) < start) return "whole";
  return start >= size ? "none" : { start, end };
}
