import type { ApiSignature } from "../../shared/api/apiClass";
import type { MethodFacts, ParamFacts } from "../../../packages/gem-facts/src/classFacts";

/** Returns the call of a member, argument by argument, in the order of the facts. */
export function toSignature({ params, block }: MethodFacts): ApiSignature {
  const names = block?.params.map(({ name }) => name) ?? [];
  return {
    arguments: params.filter(({ kind }) => kind !== "block").map(toArgument),
    block: block && (names.length > 0 ? `{ |${names.join(", ")}| … }` : "{ … }"),
  };
}

function toArgument({ name, kind, required, default: value }: ParamFacts): string {
  switch (kind) {
    case "positional":
      return required ? name : `${name} = ${value ?? "nil"}`;
    case "keyword":
      return required ? `${name}:` : `${name}: ${value ?? "nil"}`;
    case "splat":
      return `*${name}`;
    case "keyword-splat":
      return `**${name}`;
    case "block":
      return `&${name}`;
  }
}
