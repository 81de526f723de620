/** The links of a page of HTML, and the ids that links may lead to in it. */
export interface PageReferences {
  ids: Set<string>;
  /** Addresses as they are written: of links, pictures, scripts, forms, and of the page itself in its head. */
  addresses: string[];
}

const tag = /<([a-z][a-z0-9-]*)((?:\s[^<>]*)?)>/gi;
const attribute = /\s([a-zA-Z:-]+)="([^"]*)"/g;
const addressAttributes = ["href", "src", "action", "poster", "data-src"];
const addressProperties = ["og:url", "og:image"];

/** Reads finished HTML, in which every attribute is quoted and no text holds a `<`. */
export function readPage(html: string): PageReferences {
  const page: PageReferences = { ids: new Set(), addresses: [] };
  for (const [, name = "", written = ""] of withoutCode(html).matchAll(tag)) {
    const attributes = readAttributes(written);
    const id = attributes.get("id");
    if (id !== undefined) page.ids.add(id);
    page.addresses.push(...addressesOf(name, attributes));
  }
  return page;
}

function addressesOf(name: string, attributes: Map<string, string>): string[] {
  const own = addressAttributes.flatMap((key) => attributes.get(key) ?? []);
  const set = (attributes.get("srcset") ?? "").split(",").flatMap(firstWord);
  const isAddress = addressProperties.includes(attributes.get("property") ?? "");
  const meta = name === "meta" && isAddress ? [attributes.get("content") ?? ""] : [];
  return [...own, ...set, ...meta];
}

function firstWord(text: string): string[] {
  const [word = ""] = text.trim().split(/\s/);
  return word === "" ? [] : [word];
}

/** Scripts and styles hold signs that look like tags; their own attributes stay. */
function withoutCode(html: string): string {
  return html.replaceAll(/(<(script|style)\b[^>]*>)[^]*?<\/\2>/g, "$1");
}

function readAttributes(written: string): Map<string, string> {
  return new Map(
    [...written.matchAll(attribute)].map(([, name = "", value = ""]) => [
      name.toLowerCase(),
      decode(value),
    ]),
  );
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

function decode(value: string): string {
  return value.replaceAll(
    /&(amp|lt|gt|quot|#x27);/g,
    (_entity, name: string) => entities[name] ?? "",
  );
}
