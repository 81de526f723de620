import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pictureFile } from "./content/picture";
import { codeDigest, digestOf } from "./keptResult";

/**
 * A short name of what nodes and answers to queries are made by beside the content: our modules and configuration, the
 * packages, and the pictures, whose sizes pages have. With others it is another.
 */
export function madeBy(): string {
  const files = existsSync("static")
    ? readdirSync("static", { recursive: true, encoding: "utf8" })
    : [];
  const pictures = files.filter((name) => pictureFile.test(name)).sort();
  const contents = pictures.map((name) => readFileSync(join("static", name), "latin1"));
  return digestOf([codeDigest(), ...pictures, ...contents]);
}
