import type { DocsData, DocsMember, DocsPage } from "../../packages/mcp-server/src/docsLibrary";
import { site } from "../../src/config/site";
import { versions } from "../../src/config/versions";
import { parseContent } from "../../src/node/content/parseContent";
import { readContent } from "../../src/node/content/readContent";
import { markdownLinks } from "../../src/node/markdown/markdownLinks";
import { pageMarkdown, type WrittenPage } from "../../src/node/markdown/pageMarkdown";
import { writtenPages } from "../../src/node/markdown/versionMarkdown";
import { toolFacts } from "../../src/node/output/toolFacts";
import type { ToolClass } from "../../src/node/output/toolFactsSchema";
import { rbsNames } from "../../src/node/rbs/rbsNames";
import { withPages } from "../../src/node/content/versionContent";
import { searchFiles } from "../../src/node/search/searchFiles";
import { contentRecords } from "../../src/node/search/buildSearchRecords";
import {
  markdownPath,
  memberMarkdownPath,
  optionsMarkdownPath,
} from "../../src/shared/routes/markdownPath";

/** Everything that the MCP server answers from. */
export interface McpData {
  docs: DocsData & { site: string };
  /** The two files of the embedded index, as texts. */
  search: { names: string; text: string };
  /** The facts of each class, for the check of Ruby. */
  facts: string[];
}

/** Reads the content of the repository at `root` as the MCP server needs it. */
export function readMcpData(root: string): McpData {
  const sources = readContent(root);
  const content = withPages(parseContent(sources));
  const records = contentRecords(content);
  const { gem, playwright, classes } = toolFacts(
    content.pageClasses,
    rbsNames(content.library),
    records,
  );
  const pages = writtenPages(content);
  const markdown = writtenMarkdown(pages);
  const [names, text] = searchFiles(records);
  return {
    docs: {
      gem,
      playwright,
      site: site.url,
      members: classes.flatMap((found) => classMembers(found, markdown)),
      pages: pages.map((page) => toDocsPage(page, markdown)),
    },
    search: { names: names?.body ?? "", text: text?.body ?? "" },
    facts: sources.facts.map((source) => JSON.stringify(JSON.parse(source.text))),
  };
}

type Markdown = ReadonlyMap<string, string>;

/** Links in it lead to the site, from wherever it is read. */
function writtenMarkdown(pages: readonly WrittenPage[]): Markdown {
  const [version] = versions;
  if (version === undefined) throw new Error("The docs have no version.");
  const pathPrefix = site.url;
  const paths = ["/", ...pages.map(({ path }) => path)];
  const classes = pages.flatMap(({ apiClass }) => apiClass ?? []);
  const linkFrom = markdownLinks({ paths, classes, version: version.name, pathPrefix });
  const files = pages.flatMap((page) => pageMarkdown(page, { ...version, linkFrom, pathPrefix }));
  return new Map(files.map(({ path, body }) => [path, body]));
}

function toDocsPage({ path, title, description }: WrittenPage, markdown: Markdown): DocsPage {
  return { path, title, description, markdown: markdown.get(markdownPath(path)) ?? "" };
}

function classMembers(
  { id: className, members, events }: ToolClass,
  markdown: Markdown,
): DocsMember[] {
  const textAt = (url: string) => {
    const [path = "", anchor = ""] = url.slice(site.url.length).split("#");
    const files = [memberMarkdownPath(path, anchor), optionsMarkdownPath(path, anchor)];
    return files.flatMap((file) => markdown.get(file) ?? []).join("\n");
  };
  const ofMembers = members.map(
    ({ id, name, aliases, negation, jsName, options, signature, url }) => {
      const names = [name, ...aliases, ...(negation === null ? [] : [negation])];
      return {
        id,
        className,
        names: [...names, ...names.flatMap(matcherName)],
        jsName,
        options: options.filter(({ kind }) => kind === "keyword").map((option) => option.name),
        signature,
        url,
        markdown: textAt(url),
      };
    },
  );
  const ofEvents = events.map(({ id, name, jsName, url }) => ({
    id,
    className,
    names: [`event:${name}`],
    jsName,
    options: [],
    signature: `on("${name}", callback)`,
    url,
    markdown: textAt(url),
  }));
  return [...ofMembers, ...ofEvents];
}

/** Specs say `have_text` for `to_have_text`, and `not_have_text`. */
function matcherName(name: string): string[] {
  const matcher = name.replace(/^(not_)?to_/, "$1");
  return matcher === name ? [] : [matcher];
}
