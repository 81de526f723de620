import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createTarGzip } from "nanotar";
import { Database } from "node-sqlite3-wasm";
import { listFiles } from "../../src/node/deploy/listFiles";
import { type DocsetEntry, docsetPage } from "./docsetPage";
import { escapeHtml } from "../../src/shared/text/escapeHtml";

/** The style sheet of a published page, which is the same on all. */
const styleSheet = /<style data-styled[^>]*>([^]*?)<\/style>/;

/**
 * The frame that the article has on the site, without it; and spaces for the browser in Debian's Zeal, which leaves out
 * rules that say `:is` or `:where`.
 */
const ownStyle = `body{max-width:58rem;margin:0 auto}article{padding:1.5rem!important}h1{margin-top:0}
.marks{padding-inline-end:1rem}
@supports not selector(:is(a)){section{margin-top:3rem}section>*+*{margin-top:1rem}[data-level]{margin-top:2rem}
ul,ol{padding-inline-start:1.5rem}th,td{padding:.375rem 1rem .375rem 0;text-align:start;vertical-align:top}}`;

/**
 * Writes a docset of a published site for Dash and Zeal, packed and with its feed, into a folder. Returns what its index
 * lists. Throws where the site has no pages.
 */
export async function writeDocset(
  site: string,
  folder: string,
  facts: DocsetFacts,
): Promise<DocsetEntry[]> {
  const files = listFiles(join(site, "docs"))
    .filter((file) => /^\/(?:api|article)(?:[./])/.test(file) && file.endsWith(".html"))
    .map((file) => `docs${file}`);
  if (!files.includes(facts.index)) throw new Error(`${site} has no ${facts.index}.`);
  rmSync(folder, { recursive: true, force: true });
  const contents = join(folder, `${facts.name}.docset`, "Contents");
  const documents = join(contents, "Resources/Documents");
  const known = { url: facts.url, files: new Set(files) };
  const entries = files.flatMap((file) => writePage(site, documents, file, known));
  const [, css = ""] = styleSheet.exec(readFileSync(join(site, facts.index), "utf8")) ?? [];
  if (css === "") throw new Error(`${facts.index} has no style sheet.`);
  write(join(documents, "style.css"), css + ownStyle);
  write(join(contents, "Info.plist"), infoPlist(facts));
  writeIndex(join(contents, "Resources/docSet.dsidx"), entries);
  write(join(folder, `${facts.name}.xml`), docsetFeed(facts));
  writeFileSync(join(folder, `${facts.name}.tgz`), await pack(folder));
  return entries;
}

function writePage(
  site: string,
  documents: string,
  file: string,
  known: Parameters<typeof docsetPage>[2],
): DocsetEntry[] {
  const { html, entries, pictures } = docsetPage(
    readFileSync(join(site, file), "utf8"),
    file,
    known,
  );
  write(join(documents, file), html);
  for (const picture of pictures.filter((path) => existsSync(join(site, path)))) {
    mkdirSync(dirname(join(documents, picture)), { recursive: true });
    copyFileSync(join(site, picture), join(documents, picture));
  }
  return entries;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function writeIndex(file: string, entries: readonly DocsetEntry[]): void {
  const database = new Database(file);
  database.exec(
    "CREATE TABLE searchIndex(id INTEGER PRIMARY KEY, name TEXT, type TEXT, path TEXT); CREATE UNIQUE INDEX anchor ON searchIndex (name, type, path); BEGIN",
  );
  for (const { name, type, path } of entries)
    database.run("INSERT OR IGNORE INTO searchIndex(name, type, path) VALUES (?, ?, ?)", [
      name,
      type,
      path,
    ]);
  database.exec("COMMIT");
  database.close();
}

async function pack(folder: string): Promise<Uint8Array> {
  const files = listFiles(folder).filter((name) => name.includes(".docset/"));
  return createTarGzip(
    files.map((name) => ({ name: name.slice(1), data: readFileSync(join(folder, name)) })),
  );
}

/** What a docset says of itself. */
interface DocsetFacts {
  /** `playwright-ruby-client`, also the keyword that limits a search to it. */
  name: string;
  version: string;
  url: string;
  /** Its first page, from the folder of documents. */
  index: string;
}

/** Returns the description that Dash and Zeal read first. */
function infoPlist({ name, url, index }: DocsetFacts): string {
  const texts = {
    CFBundleIdentifier: name,
    CFBundleName: name,
    DocSetPlatformFamily: name,
    DashDocSetFamily: "dashtoc",
    DashDocSetFallbackURL: `${url}/`,
    dashIndexFilePath: index,
  };
  const entries = Object.entries(texts).map(
    ([key, text]) => `  <key>${key}</key>\n  <string>${escapeHtml(text)}</string>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
${entries.join("")}  <key>isDashDocset</key>
  <true/>
  <key>isJavaScriptEnabled</key>
  <false/>
</dict>
</plist>
`;
}

/** Returns the feed by which Dash and Zeal find a newer docset. */
function docsetFeed({ name, version, url }: DocsetFacts): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<entry>
  <version>${escapeHtml(version)}</version>
  <url>${escapeHtml(`${url}/docset/${name}.tgz`)}</url>
</entry>
`;
}
