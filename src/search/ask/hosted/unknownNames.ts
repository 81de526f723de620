/** The names that exist, by the facts of the library and of Ruby; `/ask/names.json`. */
export interface KnownNames {
  /** Methods of the library. */
  members: readonly string[];
  options: readonly string[];
  /** Methods that Ruby and the test frameworks have. */
  others: readonly string[];
}

/** A name in a piece of Ruby that exists nowhere, and where it stands. */
export interface UnknownName {
  name: string;
  start: number;
}

const token =
  /(?<!\S)#[^\n]*|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|%r\{[^}]*\}|(?:&?\.|#)([a-z_]\w*[?!]?)(\()?|([A-Za-z_]\w*):(?!:)|([a-z_]\w*[?!]?)\(|[([{]|[)\]}]/g;

/** Finds methods that are called on something, and options of methods of the library, that do not exist. */
export function unknownNames(code: string, known: KnownNames): UnknownName[] {
  const methods = new Set([...known.members, ...known.others]);
  const members = new Set(known.members);
  const options = new Set(known.options);
  const unknown: UnknownName[] = [];
  /** Whose brackets are open; empty for those of arrays, hashes and anything else. */
  const calls: string[] = [];
  for (const match of code.matchAll(token)) {
    const [whole, method, opensCall, key, bareCall] = match;
    if (method !== undefined) {
      if (!methods.has(method))
        unknown.push({ name: method, start: match.index + whole.indexOf(method) });
      if (opensCall !== undefined) calls.push(method);
    } else if (key !== undefined) {
      const call = calls.at(-1) ?? "";
      if (members.has(call) && !options.has(key)) unknown.push({ name: key, start: match.index });
    } else if (bareCall !== undefined) calls.push(bareCall);
    else if (/^[([{]$/.test(whole)) calls.push("");
    else if (/^[)\]}]$/.test(whole)) calls.pop();
  }
  return unknown;
}
