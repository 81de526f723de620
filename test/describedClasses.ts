import type { Element } from "hast";
import { docId } from "../src/shared/routes/pagePath";
import type { ApiClass } from "../src/shared/api/apiClass";
import { joinApiClass } from "../src/node/api/joinApiClass";
import type { Content, ContentDocument } from "../src/node/content/parseContent";

/** The state of a class's documentation. */
export interface DescribedClass {
  name: string;
  /** Its Ruby blocks. */
  examples: number;
  /** Members, events and options of which nothing is said: `goto`, `goto timeout`. */
  undescribed: string[];
}

/** Returns every class that has a page, by alphabet. */
export function describedClasses(content: Content): DescribedClass[] {
  return content.documents
    .flatMap((document) => describedClass(document, content) ?? [])
    .sort((a, b) => a.name.localeCompare(b.name, "en"));
}

function describedClass(document: ContentDocument, content: Content): DescribedClass | null {
  const model = modelOf(document, content);
  if (model === null) return null;
  const examples = document.examples.length;
  return { name: model.name, examples, undescribed: undescribed(document, model) };
}

function modelOf(
  { path }: ContentDocument,
  { classes, descriptions, common }: Content,
): ApiClass | null {
  const found = classes.find(({ facts }) => `api/${facts.path}` === docId(path ?? ""));
  if (found === undefined) return null;
  const file = `content/api/words/${found.facts.path}.yml`;
  return joinApiClass(found.facts, descriptions.find((own) => own.file === file) ?? null, common);
}

function undescribed(document: ContentDocument, { members, events }: ApiClass): string[] {
  const described = new Set(sections(document).filter(hasParagraph).map(sectionName));
  return [
    ...members.map(({ name }) => name).filter((name) => !described.has(name)),
    ...events.map(({ name }) => `event: ${name}`).filter((name) => !described.has(name)),
    ...members.flatMap(({ name, options }) =>
      options
        .filter((option) => option.description === "")
        .map((option) => `${name} ${option.name}`),
    ),
  ];
}

function sections({ tree }: ContentDocument): Element[] {
  return tree.children.filter(
    (child): child is Element => child.type === "element" && child.tagName.endsWith("Section"),
  );
}

function hasParagraph({ children }: Element): boolean {
  return children.some((child) => child.type === "element" && child.tagName === "p");
}

function sectionName({ properties }: Element): string {
  return String(properties["member"] ?? `event: ${String(properties["event"])}`);
}
