import { parse } from "yaml";
import { z } from "zod";
import { readSource } from "../content/readSource";

/** The folder of what readers say in other words than these docs; the browser reads its files as modules. */
export const searchTermsFolder = "content/search/";

const text = z.string().trim().min(1);
const pattern = text.refine(isPattern, "No regular expression");

/** What a file with other terms than texts by name holds. */
export const answersSchema = z.array(
  z.strictObject({ asked: pattern, places: z.array(text).min(1) }),
);

/** What each other file holds: texts by name. */
export const tableSchema = z.record(z.string(), text);

type TermsTable = z.infer<typeof tableSchema>;

/** Returns the words by which readers call places, by the address below `/docs/`. */
export function readPhrases(): TermsTable {
  return { ...readTable("guidePhrases.yml"), ...readTable("referencePhrases.yml") };
}

/** Returns what these docs say in place of words that readers bring along. */
export function readSynonyms(): TermsTable {
  return readTable("synonyms.yml");
}

function readTable(name: string): TermsTable {
  return tableSchema.parse(parse(readSource("", searchTermsFolder + name).text));
}

function isPattern(source: string): boolean {
  try {
    return Boolean(new RegExp(source));
  } catch {
    return false;
  }
}
