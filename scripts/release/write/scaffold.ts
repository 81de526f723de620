import { withHeading, withKeys } from "../../authoring/insertText";
import type { ClassJson, MethodJson } from "../../../packages/gem-facts/src/classFacts";
import type { Change } from "../list/changes";
import type { Texts } from "../list/mentions";

/** The files with the headings and keys that the new classes, members, events and options need; what is there stays. */
export function scaffold(
  changes: readonly Change[],
  classes: readonly ClassJson[],
  texts: Texts,
): Map<string, string> {
  const files = new Map<string, string>();
  const read = (file: string) => files.get(file) ?? texts.get(file);
  for (const { kind, page, member, option } of changes) {
    const prose = `content/docs/api/${page}.mdx`;
    const words = `content/api/words/${page}.yml`;
    const facts = classes.find(({ path }) => path === page);
    if (!facts) continue;
    if (kind === "class") {
      files.set(prose, read(prose) ?? newPage(facts));
      files.set(words, read(words) ?? newWords(facts));
    } else if (member !== null && (kind === "member" || kind === "event")) {
      files.set(prose, withHeading(read(prose) ?? "", member, headingsOf(facts)));
    } else if (
      member !== null &&
      kind === "option" &&
      option !== null &&
      !isShared(option, texts)
    ) {
      files.set(words, withKeys(read(words) ?? "", member, [option]));
    }
  }
  return new Map([...files].filter(([file, text]) => texts.get(file) !== text));
}

/** True where the options of all members share words under that name. */
function isShared(option: string, texts: Texts): boolean {
  const shared = texts.get("content/api/words/_common.yml") ?? "";
  return shared.split("\n").some((line) => line.startsWith(`${option}:`));
}

function newPage(facts: ClassJson): string {
  const head = `---\ntitle: ${facts.class}\ndescription: ""\n---\n`;
  return [head, ...headingsOf(facts).map((heading) => `## ${heading}\n`)].join("\n");
}

/** The headings of a class's page in the order of its facts, events behind the members. */
function headingsOf({ methods, events }: ClassJson): string[] {
  const own = methods.filter(({ internal, aliasOf }) => !internal && aliasOf === undefined);
  return [...own.map(({ name }) => name), ...events.map(({ rubyName }) => `event: ${rubyName}`)];
}

function newWords({ methods }: ClassJson): string {
  const optionsOf = ({ params }: MethodJson) =>
    params.flatMap(({ kind, name }) => (kind === "block" ? [] : [name]));
  return methods
    .filter((own) => !own.internal && optionsOf(own).length > 0)
    .reduce((words, own) => withKeys(words, own.name, optionsOf(own)), "");
}
