import type { WritingItem, WritingList } from "../../../src/shared/release/writingList";
import type { ClassJson } from "../../../packages/gem-facts/src/classFacts";
import { withHeading, withKeys } from "../../authoring/insertText";
import { isShared, type Texts } from "../list/mentions";

/** Returns the files with the headings and keys that a writing list asks for; what is there stays. */
export function scaffold(
  { items }: WritingList,
  classes: readonly ClassJson[],
  texts: Texts,
): Map<string, string> {
  const files = new Map(texts);
  for (const item of items) {
    for (const facts of classes) {
      const prose = `content/docs/api/${facts.path}.mdx`;
      const words = `content/api/words/${facts.path}.yml`;
      const members = membersAt(item, facts, prose, words);
      if (item.kind === "class" && members) files.set(prose, files.get(prose) ?? newPage(facts));
      for (const { name, options } of members ?? []) {
        if (item.kind === "member" || item.kind === "event")
          files.set(prose, withHeading(files.get(prose) ?? "", name, headingsOf(facts)));
        const own = options.filter((option) => !isShared(option, texts));
        if (own.length > 0) files.set(words, withKeys(files.get(words) ?? "", name, own));
      }
    }
  }
  return new Map([...files].filter(([file, text]) => texts.get(file) !== text));
}

interface Wanted {
  name: string;
  options: readonly string[];
}

/** The members of a class that an item is about, or `null` where it is about none of them. */
function membersAt(
  { kind, places }: WritingItem,
  facts: ClassJson,
  prose: string,
  words: string,
): Wanted[] | null {
  const headings = (of: string) =>
    places.flatMap(({ file, heading }) => (file === of ? [heading ?? ""] : []));
  if (kind === "class") return headings(prose).length > 0 ? membersOf(facts) : null;
  if (kind === "option")
    return headings(words).map((key) => {
      const [name = "", ...option] = key.split(".");
      return { name, options: [option.join(".")] };
    });
  if (kind !== "member" && kind !== "event") return null;
  return headings(prose).map((heading) => {
    const name = heading.replace("## ", "");
    return membersOf(facts).find((own) => own.name === name) ?? { name, options: [] };
  });
}

/** The members of a class that have a section, each with its parameters. */
function membersOf({ methods }: ClassJson): Wanted[] {
  return methods
    .filter(({ internal, aliasOf }) => !internal && aliasOf === undefined)
    .map(({ name, params }) => ({
      name,
      options: params.flatMap((own) => (own.kind === "block" ? [] : [own.name])),
    }));
}

function newPage(facts: ClassJson): string {
  const head = `---\ntitle: ${facts.class}\ndescription: ""\n---\n`;
  return [head, ...headingsOf(facts).map((heading) => `## ${heading}\n`)].join("\n");
}

/** The headings of a class's page in the order of its facts, events behind the members. */
function headingsOf(facts: ClassJson): string[] {
  const events = facts.events.map(({ rubyName }) => `event: ${rubyName}`);
  return [...membersOf(facts).map(({ name }) => name), ...events];
}
