/** Text of files, by path from the repository's root. */
export type Files = ReadonlyMap<string, string>;

const sidebars = "src/config/sidebars.ts";
const folder = (copy: number) => `more_${copy}`;

/**
 * Returns the files to add so that the site has so many pages: copies of its guides and classes, with names of their
 * own.
 */
export function growContent(files: Files, pages: number): Files {
  const today = [...files.keys()].filter((path) => /^content\/docs\/.*\.mdx$/.test(path));
  const grown = today.filter((path) => /\/api\/(?!index)\w+\.mdx$|\/guides\//.test(path));
  const added = new Map<string, string>();
  for (let index = 0; index < pages - today.length; index += 1) {
    const path = grown[index % grown.length] ?? "";
    const copy = Math.floor(index / grown.length) + 1;
    for (const [name, text] of copiedPage(path, copy, files)) added.set(name, text);
  }
  return added.set(sidebars, grownSidebars(files.get(sidebars) ?? "", [...added.keys()]));
}

function copiedPage(path: string, copy: number, files: Files): [string, string][] {
  const [, name] = /\/api\/(\w+)\.mdx$/.exec(path) ?? [];
  const document = copiedDocument(files.get(path) ?? "", copy);
  if (name === undefined) return [[path.replace("/guides/", `/${folder(copy)}/`), document]];
  const target = (file: string) => file.replace(/(\w+\.\w+)$/, `${folder(copy)}/$1`);
  const beside = [`content/api/facts/${name}.json`, `content/api/words/${name}.yml`];
  const found = beside.flatMap((file): [string, string][] => {
    const own = files.get(file);
    if (own === undefined) return [];
    return [[target(file), file.endsWith(".json") ? copiedFacts(own, copy) : own]];
  });
  return [[target(path), document], ...found];
}

/** Returns the facts of another class with the same members. */
function copiedFacts(json: string, copy: number): string {
  const facts = JSON.parse(json) as { class: string; path: string };
  return JSON.stringify({
    ...facts,
    class: `${facts.class}${copy}`,
    path: `${folder(copy)}/${facts.path}`,
  });
}

/** Returns the same text with a title and a description of its own; a class is named in one word. */
function copiedDocument(text: string, copy: number): string {
  return text
    .replace(/^title: ("?)(.*?)\1$/m, (_line, quote: string, title: string) => {
      const gap = /^\w+$/.test(title) ? "" : " ";
      return `title: ${quote}${title}${gap}${copy}${quote}`;
    })
    .replace(/^(description: .*?)\S+?("?)$/m, `$1${copy}.$2`);
}

/** Returns the declared sidebars with a category for each copy. */
function grownSidebars(declared: string, added: readonly string[]): string {
  const addTo = (name: string, root: string) => {
    const own = added.filter((path) => path.startsWith(`content/docs/${root}/`)).join("\n");
    const categories = [...new Set(own.match(/more_\d+/g))].map((label) => ({
      type: "category",
      label,
      items: [{ type: "folder", path: `${root}/${label}` }],
    }));
    return `sidebars.${name} = [...${JSON.stringify(categories)} as const, ...sidebars.${name}];\n`;
  };
  return `${declared}${addTo("docs", "article")}${addTo("api", "api")}`;
}
