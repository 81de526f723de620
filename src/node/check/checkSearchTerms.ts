import type { Problem } from "../../shared/text/problem";
import { docPath } from "../../shared/routes/pagePath";
import type { Content } from "../content/parseContent";
import type { SourceFile } from "../document/sourceFile";
import { readYaml } from "../readYaml";
import { answersSchema, tableSchema } from "../search/searchTerms";
import { createHrefCheck } from "./checkLinks";

/** An address below `/docs/`, with the path to it in its file. */
interface Place {
  address: string;
  path: readonly PropertyKey[];
}

/** Finds what has the wrong shape in the files of search terms, and addresses that lead nowhere. */
export function checkSearchTerms(files: readonly SourceFile[], content: Content): Problem[] {
  const checkHref = createHrefCheck(content);
  return files.flatMap(({ path: file, text }) => {
    const { places, mistakes, lineOf } = readPlaces(file, text);
    const hint = isAnswers(file) ? answersHint : tableHint;
    const broken = places.flatMap(({ address, path }) => {
      const finding = checkHref(docPath(address));
      return finding ? [{ file, line: lineOf(path), ...finding }] : [];
    });
    return [
      ...mistakes.map((mistake) => ({ file, rule: "search-terms", hint, ...mistake })),
      ...broken,
    ];
  });
}

const answersHint = "Write `- asked: …`, a regular expression, with `places: […]` below it.";
const tableHint = "Write `term: other words` lines.";

function isAnswers(file: string): boolean {
  return file.endsWith("/answers.yml");
}

function readPlaces(file: string, text: string) {
  if (isAnswers(file)) {
    const { data, ...read } = readYaml(text, answersSchema);
    return { ...read, places: data?.flatMap(placesOfAnswer) ?? [] };
  }
  const { data, ...read } = readYaml(text, tableSchema);
  const rows = Object.entries(data ?? {});
  return { ...read, places: rows.flatMap((row) => placesOfRow(file, row)) };
}

function placesOfAnswer({ places }: { places: string[] }, index: number): Place[] {
  return places.map((address, place) => ({ address, path: [index, "places", place] }));
}

function placesOfRow(file: string, [key, value]: [string, string]): Place[] {
  if (file.endsWith("Phrases.yml")) return [{ address: key, path: [key] }];
  const isLeading = file.endsWith("/foreignNames.yml");
  return isLeading ? value.split(" ").map((address) => ({ address, path: [key] })) : [];
}
