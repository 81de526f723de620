import type { ApiClass } from "../shared/apiClass";
import { parseApiFacts, type ApiFacts } from "./api/apiFacts";
import { commonWordsFile, parseApiWords, parseCommonWords } from "./api/apiWords";
import { joinApiClass } from "./api/joinApiClass";
import { memberAnchors } from "./api/memberAnchors";
import type { LinkedClass } from "./content/linkReferences";
import { keptResult } from "./keptResult";

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

/** The model of a class. Throws where the facts cannot be read. */
export function joinClass({ version, docId, facts, words, common }: ClassTexts): ApiClass {
  const parts = [docId, facts, JSON.stringify(words), common ?? ""];
  return keptResult(`classes/${version}/${docId}`, parts, () => {
    const path = wordsFile(docId);
    const own = words === null ? null : parseApiWords({ path, text: words }).words;
    const shared = parseCommonWords({ path: commonWordsFile, text: common ?? "" }).words;
    return joinApiClass(factsOf({ docId, facts }), own, shared);
  });
}

/** Has what pages ask of a class kept before they do. */
export async function keepClass(source: ClassSource, findText: FindText): Promise<void> {
  joinClass(await classTexts(source, findText));
  keptAnchors(source);
}

/** The anchors of a class's members by name. Throws where the facts cannot be read. */
export function keptAnchors(source: ClassSource): LinkedClass["anchors"] {
  const { version, docId, facts } = source;
  return keptResult(`anchors/${version}/${docId}`, [docId, facts], () =>
    memberAnchors(factsOf(source)),
  );
}

/** The facts of a class. Throws where they cannot be read; such a class has no node. */
export function factsOf({ docId, facts }: Pick<ClassSource, "docId" | "facts">): ApiFacts {
  const path = factsFile(docId);
  const parsed = parseApiFacts({ path, text: facts });
  if (parsed.facts === null) throw new Error(`${path} cannot be read.`);
  return parsed.facts;
}
