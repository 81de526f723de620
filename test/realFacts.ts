import { readFileSync } from "node:fs";
import { parseLibraryFacts } from "../packages/example-check/src/facts/libraryFacts";
import { parseApiFacts } from "../src/node/api/apiFacts";
import { filesOf } from "../src/node/cache/digest";

const sources = filesOf("content/api/facts", /\.json$/).map((path) => ({
  path,
  text: readFileSync(path, "utf8"),
}));

/** The facts of this repository. */
export const realFacts = sources.flatMap((source) => parseApiFacts(source).facts ?? []);

/** The same facts as the example check reads them. */
export const realLibrary = parseLibraryFacts(sources.map(({ text }) => text));
