import { McpServer, type CallToolResult } from "@modelcontextprotocol/server";
import { z } from "zod";
import type { DocsLibrary, ToolAnswer } from "./docsLibrary";
import { findRubyName } from "./findRubyName";
import { getGuide } from "./getGuide";
import { getMember } from "./getMember";
import { searchDocs } from "./searchDocs";

const name = (what: string) =>
  z.string().trim().min(1, `Give ${what}.`).max(200, "A name has at most 200 characters.");
const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };

/** Returns the MCP server of the documentation: five tools that read it and change nothing. */
export function createServer(docs: DocsLibrary, version: string): McpServer {
  const server = new McpServer(
    { name: "playwright-ruby-client-docs", version },
    { instructions: instructions(docs) },
  );
  server.registerTool(
    "search_docs",
    {
      title: "Search the docs",
      description:
        "Finds guides, members, options and error messages of playwright-ruby-client, the best first.",
      inputSchema: z.object({
        query: z
          .string()
          .trim()
          .min(1, "Give a query.")
          .max(500, "A query has at most 500 characters.")
          .describe("Words, a name of any language of Playwright, or an error message."),
        limit: z.number().int().min(1).max(20).default(8),
      }),
      annotations,
    },
    async ({ query, limit }) => result(await searchDocs(docs, query, limit)),
  );
  server.registerTool(
    "get_member",
    {
      title: "Read a member",
      description:
        "Returns signature, options, examples and errors of one member, or a class with its members.",
      inputSchema: z.object({
        name: name("a member").describe(
          '`Page#goto`, `locator.fill`, `Page#on("dialog")`, or a class: `Locator`.',
        ),
      }),
      annotations,
    },
    ({ name: member }) => result(getMember(docs, member)),
  );
  server.registerTool(
    "get_guide",
    {
      title: "Read a guide",
      description: "Returns a page of the docs as Markdown, or one section of it.",
      inputSchema: z.object({
        page: name("a page").describe(
          "Its address, `/docs/article/guides/locators`, or its title.",
        ),
        section: name("a heading")
          .optional()
          .describe("A heading of the page, to read that part alone."),
      }),
      annotations,
    },
    ({ page, section }) => result(getGuide(docs, page, section)),
  );
  server.registerTool(
    "find_ruby_name",
    {
      title: "Find the Ruby name",
      description:
        "Says what a method or option of Playwright for JavaScript or Python is called in Ruby.",
      inputSchema: z.object({
        name: name("a name").describe(
          "`page.waitForSelector`, `is_visible`, `expect(page).toHaveURL`, `wait_until`.",
        ),
      }),
      annotations,
    },
    async ({ name: foreign }) => result(await findRubyName(docs, foreign)),
  );
  server.registerTool(
    "check_ruby",
    {
      title: "Check Ruby",
      description:
        "Checks Ruby that uses the library without running it: names, options, values, blocks, events, matchers.",
      inputSchema: z.object({
        code: z.string().min(1, "Give some Ruby.").max(20_000, "Give at most 20,000 characters."),
      }),
      annotations,
    },
    async ({ code }) => {
      // Its parser takes longer to load than all the rest.
      const { checkRuby } = await import("./checkRuby");
      return result(checkRuby(docs, code));
    },
  );
  return server;
}

function instructions({ gem, playwright }: DocsLibrary): string {
  return `Documentation of playwright-ruby-client ${gem}, which drives Playwright ${playwright} from Ruby. Methods are snake_case, options stay camelCase. Read a member before you use it, and check Ruby before you hand it over.`;
}

function result({ text, isError = false }: ToolAnswer): CallToolResult {
  return { content: [{ type: "text", text }], isError };
}
