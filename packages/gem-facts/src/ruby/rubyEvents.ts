import {
  AssocNode,
  CallNode,
  HashNode,
  StringNode,
  SymbolNode,
  type Node,
  type ProgramNode,
} from "@ruby/prism/src/nodes.js";

/** The constants of the library's events: `Page` → `dialog` → `Playwright::Events::Page::Dialog`. */
export type EventConstants = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Reads the hash of `lib/playwright/events.rb`, which the library makes its constants from. */
export function readEventConstants({ statements }: ProgramNode): EventConstants {
  const table = statements.body.flatMap((node) =>
    node instanceof CallNode && node.receiver instanceof HashNode ? [node.receiver] : [],
  );
  return new Map(
    table
      .flatMap(pairs)
      .map(([owner, events]) => [
        owner,
        new Map(
          (events instanceof HashNode ? pairs(events) : []).flatMap(([name, event]) =>
            event instanceof StringNode
              ? [[event.unescaped.value, `Playwright::Events::${owner}::${name}`] as const]
              : [],
          ),
        ),
      ]),
  );
}

function pairs(hash: HashNode): [string, Node][] {
  return hash.elements.flatMap((element) =>
    element instanceof AssocNode && element.key instanceof SymbolNode
      ? [[element.key.unescaped.value, element.value] as [string, Node]]
      : [],
  );
}
