import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { execFileSync } from "node:child_process";
import { tmpdir } from "node:os";
import { resolve } from "node:path";

const client = new Client(
  { name: "test", version: "1.0.0" },
  { versionNegotiation: { mode: "auto" } },
);

beforeAll(async () => {
  execFileSync(process.execPath, ["--import", "tsx", "scripts/packMcp.ts"]);
  const program = resolve("packages/mcp-server/dist/server.mjs");
  // A client starts it from any folder.
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [program], cwd: tmpdir() }),
  );
}, 600_000);

afterAll(() => client.close());

it("speaks the protocol of 2026-07-28", () => {
  expect(client.getNegotiatedProtocolVersion()).toBe("2026-07-28");
});

it.each<[string, Record<string, unknown>, RegExp]>([
  ["search_docs", { query: "wait for a download" }, /docs\/api\/page#expect_download/],
  ["get_member", { name: "page.goto" }, /^# Page#goto\n.*`waitUntil/s],
  ["get_member", { name: "browser.new_context" }, /^# Browser#new_context\n.*`viewport\.width`/s],
  ["get_guide", { page: "Locators" }, /^# Locators\n/],
  ["find_ruby_name", { name: "page.waitForSelector" }, /Page#wait_for_selector/],
  ["find_ruby_name", { name: "fill_in" }, /docs\/api\/locator#fill/],
  ["check_ruby", { code: 'page.goto("/", wait_until: "load")' }, /waitUntil/],
])("answers %s from the content", async (name, args, expected) => {
  const { content, isError } = await client.callTool({ name, arguments: args });
  const [first] = content;
  expect(first?.type === "text" && first.text).toMatch(expected);
  expect(isError ?? false).toBe(false);
});
