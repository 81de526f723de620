import { otherWords } from "../otherWords";

/** Text of files, by path from the repository's root. */
export type Files = ReadonlyMap<string, string>;

const folder = (copy: number) => `more_${copy}`;

/**
 * What has to be added to the site's content so that it has so many pages: other guides and other classes, with facts,
 * words, examples and links as today's, and half of their words made new.
 */
export function growContent(files: Files, pages: number): Files {
  const today = [...files.keys()].filter((path) => /^content\/docs\/.*\.mdx$/.test(path));
  const grown = today.filter((path) => /\/api\/(?!index)\w+\.mdx$|\/guides\//.test(path));
  const added = new Map<string, string>();
  for (let index = 0; index < pages - today.length; index += 1) {
    const path = grown[index % grown.length] ?? "";
    const copy = Math.floor(index / grown.length) + 1;
    for (const [name, text] of otherPage(path, copy, files)) added.set(name, text);
  }
  return added.set("src/config/sidebars.ts", grownSidebars(files, added));
}

function otherPage(path: string, copy: number, files: Files): [string, string][] {
  const text = otherDocument(files.get(path) ?? "", copy);
  const [, name] = /\/api\/(\w+)\.mdx$/.exec(path) ?? [];
  if (name === undefined) return [[path.replace("/guides/", `/${folder(copy)}/`), text]];
  const [facts, words] = [`content/api/facts/${name}.json`, `content/api/words/${name}.yml`];
  const place = (file: string) => file.replace(/(\w+\.\w+)$/, `${folder(copy)}/$1`);
  const found = [facts, words].flatMap((file) => {
    const own = files.get(file);
    return own === undefined ? [] : [[place(file), own] as [string, string]];
  });
  return [
    [place(path), text],
    ...found.map(([file, own]): [string, string] => [
      file,
      file.endsWith(".json") ? otherFacts(own, copy) : own,
    ]),
  ];
}

/** Another class, of the same members. */
function otherFacts(json: string, copy: number): string {
  const facts = JSON.parse(json) as { class: string; path: string };
  const { class: name, path } = facts;
  return JSON.stringify({ ...facts, class: `${name}${copy}`, path: `${folder(copy)}/${path}` });
}

/** Another document: title, description and plain text differ; code, links and names are as they were. */
function otherDocument(text: string, copy: number): string {
  let isCode = false;
  return text
    .split("\n")
    .map((line) => {
      if (line.startsWith("```")) isCode = !isCode;
      if (line.startsWith("title: ")) return otherTitle(line, copy);
      if (line.startsWith("description: ")) return line.replace(/\S+?("?)$/, `${copy}.$1`);
      return !isCode && /^[A-Z]/.test(line) ? otherLine(line, copy) : line;
    })
    .join("\n");
}

/** A class is named in one word. */
function otherTitle(line: string, copy: number): string {
  return line.replace(
    /^(title: (\w+$)?.*?)("?)$/,
    (_line, title: string, name: unknown, quote) =>
      `${title}${name === undefined ? " " : ""}${copy}${quote}`,
  );
}

/** Code, links, tags, quotations, and names such as JavaScript, which what stands beside them may need. */
const kept = /(`[^`]*`|\b[A-Z]\w*|\[[^\]]*\]\([^)]*\)|<[^>]*>|"[^"]*")/;

function otherLine(line: string, copy: number): string {
  return line
    .split(kept)
    .map((part, index) => (index % 2 === 1 ? part : otherWords(part, copy)))
    .join("");
}

/** The declared sidebars with a category for each copy. */
function grownSidebars(files: Files, added: Files): string {
  const copies = (name: string) => [
    ...new Set(
      [...added.keys()].flatMap((path) => /more_\d+/.exec(path.startsWith(name) ? path : "") ?? []),
    ),
  ];
  const categories = (root: string) =>
    inGroups(
      copies(`content/docs/${root}/`).map((label) => ({
        type: "category",
        label,
        items: [{ type: "folder", path: `${root}/${label}` }],
      })),
    );
  const append = (name: string, root: string) =>
    `sidebars.${name} = [...${JSON.stringify(categories(root))} as const, ...sidebars.${name}];\n`;
  return `${files.get("src/config/sidebars.ts") ?? ""}${append("docs", "article")}${append("api", "api")}`;
}

interface Category {
  type: string;
  label: string;
  items: object[];
}

/** As many categories as one level of a sidebar shows; nobody would lay out hundreds side by side. */
const mostOnALevel = 10;

/** Categories of categories, where there are too many for one level. */
function inGroups(categories: readonly Category[]): readonly Category[] {
  if (categories.length <= mostOnALevel) return categories;
  const count = Math.ceil(categories.length / mostOnALevel);
  const groups = Array.from({ length: count }, (_, index): Category => {
    const items = categories.slice(index * mostOnALevel, (index + 1) * mostOnALevel);
    const [first, last] = [items[0]?.label ?? "", items.at(-1)?.label ?? ""];
    return { type: "category", label: `${first} to ${last}`, items };
  });
  return inGroups(groups);
}
