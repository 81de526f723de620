/** The rules of one styled component, as its marker in the sheet names them. */
interface StyleGroup {
  id: string;
  /** Its place among all: groups with higher numbers win. */
  order: number;
  names: ReadonlySet<string>;
  rules: ReadonlySet<string>;
}

const block = /(<style data-styled="[^"]*"[^>]*>)([^]*?)(<\/style>)/;
/** The mark that styled-components writes between rules, and looks for when it takes a sheet over in the browser. */
const splitter = "/*!sc*/\n";
const marker = /^data-styled\.g(\d+)\[id="([^"]+)"\]\{content:"([^"]*)"\}$/;

/**
 * Returns one style sheet with the rules of all pages, in the format from which styled-components takes over in the
 * browser. Throws where two pages have their groups in different orders, because one of them would look different then.
 */
export function joinStyleSheets(
  paths: readonly string[],
  readPage: (path: string) => string,
): string {
  const groups = new Map<string, StyleGroup>();
  for (const path of paths)
    for (const group of readGroups(readPage(path))) {
      const known = groups.get(group.id);
      groups.set(group.id, known ? joinGroups(known, group) : group);
    }
  return [...groups.values()]
    .sort((one, other) => one.order - other.order)
    .map(toCss)
    .join("");
}

/** Puts the style sheet of the site in the place of the page's own. */
export function shareStyleSheet(html: string, { styleSheet }: { styleSheet: string }): string {
  if (!block.test(html)) throw new Error("styled-components wrote no styles.");
  return html.replace(
    block,
    (_block, start: string, _css, end: string) => start + styleSheet + end,
  );
}

function readGroups(html: string): StyleGroup[] {
  const css = block.exec(html)?.[2] ?? "";
  let rules: string[] = [];
  return css.split(splitter).flatMap((part) => {
    const [, order, id, names = ""] = marker.exec(part) ?? [];
    if (order === undefined || id === undefined) {
      if (part !== "") rules.push(part);
      return [];
    }
    const group = { id, order: Number(order), names: new Set(split(names)), rules: new Set(rules) };
    rules = [];
    return [group];
  });
}

function split(names: string): string[] {
  return names.split(",").filter((name) => name !== "");
}

function joinGroups(one: StyleGroup, other: StyleGroup): StyleGroup {
  if (one.order !== other.order)
    throw new Error(
      `The styles of ${one.id} have the numbers ${one.order} and ${other.order}: name all templates and pages in src/app/everyTemplate.ts.`,
    );
  return {
    ...one,
    names: new Set([...one.names, ...other.names]),
    rules: new Set([...one.rules, ...other.rules]),
  };
}

function toCss({ id, order, names, rules }: StyleGroup): string {
  const content = [...names].map((name) => `${name},`).join("");
  return [...rules, `data-styled.g${order}[id="${id}"]{content:"${content}"}`, ""].join(splitter);
}
