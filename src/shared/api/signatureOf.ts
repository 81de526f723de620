import type { ApiClass, ApiMember } from "./apiClass";

/** A call as Ruby source, cut into its parts; without arguments `closing` holds only the block. */
export interface SignatureCall {
  /** `page.` */
  receiver: string;
  /** `goto(` */
  opening: string;
  arguments: readonly string[];
  closing: string;
}

type Owner = Pick<ApiClass, "rubyClass" | "docId">;
type Callable = Pick<ApiMember, "name" | "kind" | "signature">;

/** Returns the call of a member in parts: `page.`, `goto(`, its arguments, `)`. */
export function signatureOf(owner: Owner, { name, kind, signature }: Callable): SignatureCall {
  const receiver = receiverOf(owner, kind);
  const method = kind === "assertion" ? name.replace(/^to_/, "") : name;
  const block = signature.block === null ? "" : ` ${signature.block}`;
  if (signature.arguments.length === 0) {
    return { receiver, opening: method, arguments: [], closing: block };
  }
  const [open, close] = method.endsWith("=")
    ? [`${method.slice(0, -1)} = `, ""]
    : [`${method}(`, ")"];
  return { receiver, opening: open, arguments: signature.arguments, closing: `${close}${block}` };
}

/** Returns the whole call on one line: `page.goto(url, timeout: nil)`. */
export function signatureLine(owner: Owner, member: Callable): string {
  const { receiver, opening, arguments: args, closing } = signatureOf(owner, member);
  return `${receiver}${opening}${args.join(", ")}${closing}`;
}

/** Returns the call of an assertion's opposite: `expect(locator).not_to have_text`. */
export function negatedCall(owner: Owner, member: Callable): string {
  const { receiver, opening } = signatureOf(owner, { ...member, signature: noArguments });
  return `${receiver.replace(".to ", ".not_to ")}${opening}`;
}

const noArguments = { arguments: [], block: null };

/** Returns the receiver of a call: an object named as in the examples, the module, or an expectation. */
function receiverOf({ rubyClass, docId }: Owner, kind: ApiMember["kind"]): string {
  const object = docId.slice(docId.lastIndexOf("/") + 1);
  switch (kind) {
    case "assertion":
      return `expect(${object.replace(/_assertions$/, "")}).to `;
    case "module-function":
      // The driver's class has the name of the module, whose functions stand on its page.
      return `${rubyClass.replace(/^Playwright::Playwright$/, "Playwright")}.`;
    case "method":
    case "property":
    case "predicate":
    case "waiter":
      return `${object}.`;
  }
}
