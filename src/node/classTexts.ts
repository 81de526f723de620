import type { ApiClass } from "../shared/apiClass";
import { parseApiFacts, type ApiFacts } from "./api/apiFacts";
import { commonWordsFile, parseApiWords, parseCommonWords } from "./api/apiWords";
import { classCoverage, type ClassCoverage } from "./api/buildApiCoverage";
import { indexedNames, type IndexedName } from "./api/buildApiIndex";
import { joinApiClass } from "./api/joinApiClass";
import { memberAnchors } from "./api/memberAnchors";
import type { LinkedClass } from "./content/linkReferences";
import { keptFields, type ReadField } from "./keptResult";

/** The text of a file of `content`; `null` where there is none. */
export type FindText = (file: string) => Promise<string | null>;

/** What of a class's node decides what is made of it. */
interface ClassSource {
  version: string;
  docId: string;
  facts: string;
}

/** All that a class's model is made of. */
export interface ClassTexts extends ClassSource {
  /** What is written of its options; `null` where nothing is. */
  words: string | null;
  common: string | null;
}

/** What is written of a class, beside its facts. */
export async function classTexts(
  { version, docId, facts }: ClassSource,
  findText: FindText,
): Promise<ClassTexts> {
  const [words, common] = await Promise.all([
    findText(wordsFile(docId)),
    findText(commonWordsFile),
  ]);
  return { version, docId, facts, words, common };
}

/** `api/page` → `content/api/facts/page.json` */
export function factsFile(docId: string): string {
  return docId.replace(/^api/, "content/api/facts").concat(".json");
}

function wordsFile(docId: string): string {
  return docId.replace(/^api/, "content/api/words").concat(".yml");
}

/** What is made of a class's facts and words, each read without the others: pages of overview need little of every class. */
export interface ClassParts {
  model: ApiClass;
  names: IndexedName[];
}

/** Reads what is made of a class. Throws where the facts cannot be read. */
export function classParts(texts: ClassTexts): ReadField<ClassParts> {
  const { version, docId, facts, words, common } = texts;
  const parts = [docId, facts, JSON.stringify(words), common ?? ""];
  return keptFields(`classes/${version}/${docId}`, parts, () => {
    const model = joinTexts(texts);
    return { model, names: indexedNames(model) };
  });
}

function joinTexts({ docId, facts, words, common }: ClassTexts): ApiClass {
  const path = wordsFile(docId);
  const own = words === null ? null : parseApiWords({ path, text: words }).words;
  const shared = parseCommonWords({ path: commonWordsFile, text: common ?? "" }).words;
  return joinApiClass(factsOf({ docId, facts }), own, shared);
}

/** What is made of a class's facts alone. */
interface FactsParts {
  anchors: LinkedClass["anchors"];
  coverage: ClassCoverage;
}

/** Reads what is made of a class's facts. Throws where they cannot be read. */
export function factsParts(source: ClassSource): ReadField<FactsParts> {
  const { version, docId, facts } = source;
  return keptFields(`facts/${version}/${docId}`, [docId, facts], () => {
    const own = factsOf(source);
    return { anchors: memberAnchors(own), coverage: classCoverage(own) };
  });
}

/** Has what pages ask of a class kept before they do. */
export async function keepClass(source: ClassSource, findText: FindText): Promise<void> {
  classParts(await classTexts(source, findText))("model");
  factsParts(source)("anchors");
}

/** The facts of a class. Throws where they cannot be read; such a class has no node. */
function factsOf({ docId, facts }: Pick<ClassSource, "docId" | "facts">): ApiFacts {
  const path = factsFile(docId);
  const parsed = parseApiFacts({ path, text: facts });
  if (parsed.facts === null) throw new Error(`${path} cannot be read.`);
  return parsed.facts;
}
