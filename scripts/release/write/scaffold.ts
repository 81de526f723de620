import type { ClassFacts } from "../facts/classFacts";
import type { Change } from "../list/changes";
import type { Texts } from "../list/mentions";

/** The files with the headings and keys that the new classes, members, events and options need; what is there stays. */
export function scaffold(
  changes: readonly Change[],
  classes: readonly ClassFacts[],
  texts: Texts,
): Map<string, string> {
  const files = new Map<string, string>();
  const read = (file: string) => files.get(file) ?? texts.get(file);
  for (const change of changes) {
    const prose = `content/docs/api/${change.page}.mdx`;
    const words = `content/api/words/${change.page}.yml`;
    const facts = classes.find(({ path }) => path === change.page);
    if (change.kind === "class" && facts) {
      files.set(prose, read(prose) ?? newPage(facts));
      files.set(words, read(words) ?? newWords(facts));
    } else if (change.member !== null && (change.kind === "member" || change.kind === "event")) {
      files.set(prose, withHeading(read(prose) ?? "", change.member));
    } else if (change.kind === "option" && !isShared(change.option, texts)) {
      files.set(words, withKey(read(words) ?? "", change.member ?? "", change.option ?? ""));
    }
  }
  return new Map([...files].filter(([file, text]) => texts.get(file) !== text));
}

/** True where the options of all members share words under that name. */
function isShared(option: string | null, texts: Texts): boolean {
  const shared = texts.get("content/api/words/_common.yml") ?? "";
  return shared.split("\n").some((line) => line.startsWith(`${option ?? ""}:`));
}

function newPage({ class: name, methods, events }: ClassFacts): string {
  const head = `---\ntitle: ${name}\ndescription: ""\n---\n`;
  const headings = [
    ...methods
      .filter(({ internal, aliasOf }) => !internal && aliasOf === undefined)
      .map((own) => own.name),
    ...events.map(({ rubyName }) => `event: ${rubyName}`),
  ];
  return [head, ...headings.map((heading) => `## ${heading}\n`)].join("\n");
}

function newWords({ methods }: ClassFacts): string {
  return methods
    .filter(({ internal, params }) => !internal && params.some(({ kind }) => kind !== "block"))
    .map((own) =>
      [
        `${keyOf(own.name)}:`,
        ...own.params.filter(({ kind }) => kind !== "block").map(({ name }) => `  ${name}: ""`),
      ].join("\n"),
    )
    .join("\n")
    .concat("\n");
}

/** The page with a heading behind the last one that sorts before it; events come last. */
function withHeading(page: string, heading: string): string {
  if (page.split("\n").includes(`## ${heading}`)) return page;
  const [intro = "", ...sections] = page.split(/^(?=## )/m);
  const isEvent = heading.startsWith("event: ");
  const after = sections.findIndex((section) => {
    const name = /^## (.*)/.exec(section)?.[1] ?? "";
    return isEvent
      ? name.startsWith("event: ") && name > heading
      : name.startsWith("event: ") || name > heading;
  });
  const at = after === -1 ? sections.length : after;
  const before = [intro, ...sections.slice(0, at)].join("").trimEnd();
  return `${before}\n\n## ${heading}\n\n${sections.slice(at).join("")}`.trimEnd().concat("\n");
}

/** The descriptions with a key for an option, empty, which the check then asks for. */
function withKey(words: string, member: string, option: string): string {
  const lines = words.trimEnd().split("\n");
  const start = lines.indexOf(`${keyOf(member)}:`);
  if (start === -1) return `${words.trimEnd()}\n${keyOf(member)}:\n  ${option}: ""\n`.trimStart();
  const rest = lines.slice(start + 1).findIndex((line) => /^\S/.test(line));
  const end = rest === -1 ? lines.length : start + 1 + rest;
  if (lines.slice(start, end).some((line) => line.startsWith(`  ${option}:`))) return words;
  const special = lines.slice(start, end).findIndex((line) => line.startsWith("  _"));
  const at = special === -1 ? end : start + special;
  return [...lines.slice(0, at), `  ${option}: ""`, ...lines.slice(at)].join("\n").concat("\n");
}

/** A name as a key of YAML. */
function keyOf(name: string): string {
  return /^[a-z_]\w*$/i.test(name) && !["on", "off", "yes", "no"].includes(name)
    ? name
    : JSON.stringify(name);
}
