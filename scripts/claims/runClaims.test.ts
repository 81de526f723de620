import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Tools } from "../examples/findTools";
import { type Claim, missingSentences, readClaims } from "./readClaims";
import { runClaims } from "./runClaims";

/** Stands for Ruby: the probe `no` is false, `stop` ends the program, and every other is true. */
const fakeRuby = `#!/bin/sh
cat | grep -o '"id":[0-9]*,"probe":"[^"]*"' | while IFS= read -r line; do
  id=$(echo "$line" | sed 's/"id":\\([0-9]*\\).*/\\1/')
  case "$line" in
    *'"no"') echo "{\\"true\\":false,\\"why\\":\\"it is 2\\",\\"id\\":$id}" ;;
    *'"stop"') echo "it broke" >&2; exit 1 ;;
    *) echo "printed by the probe"; echo "{\\"true\\":true,\\"id\\":$id}" ;;
  esac
done
`;

let folder = "";
let path: string | undefined;
let server: Server;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "claims-"));
  write("ruby", fakeRuby);
  chmodSync(join(folder, "ruby"), 0o755);
  path = process.env["PATH"];
  process.env["PATH"] = `${folder}:${path ?? ""}`;
  server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
});

afterEach(() => {
  process.env["PATH"] = path;
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

function write(name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

function aClaim(changes: Partial<Claim>): Claim {
  return { page: "content/docs/api/page.mdx", says: "It waits.", ...changes };
}

const tools: Tools = {
  gemVersion: "1.61.0",
  hasRspec: true,
  absent: { ffmpeg: "there is no ffmpeg" },
  driver: "/driver",
  chromium: "/chromium",
  missing: [],
};

async function run(
  claims: Claim[],
  found: Tools = tools,
): Promise<{ lines: string[]; wrong: number }> {
  const lines: string[] = [];
  const wrong = await runClaims(claims, found, server, (line) => lines.push(line));
  return { lines, wrong };
}

it("says of each claim whether it is true, false or not testable, and why", async () => {
  const { lines, wrong } = await run([
    aClaim({ probe: "yes" }),
    aClaim({ probe: "no" }),
    aClaim({ probe: "no", alone: true }),
    aClaim({ untested: "It takes a day." }),
    aClaim({ probe: "yes", needs: "ffmpeg" }),
  ]);
  expect(lines).toEqual([
    "not testable api/page.mdx: It waits.\n    It takes a day.",
    "not testable api/page.mdx: It waits.\n    there is no ffmpeg",
    "true         api/page.mdx: It waits.",
    "false        api/page.mdx: It waits.\n    it is 2",
    "false        api/page.mdx: It waits.\n    it is 2",
    "5 claims: 1 true, 2 false, 2 not testable",
  ]);
  expect(wrong).toBe(2);
});

it("counts a claim as false where the program ends before its probe", async () => {
  const { lines, wrong } = await run([aClaim({ probe: "stop" }), aClaim({ probe: "yes" })]);
  expect(lines[0]).toContain("it broke");
  expect(wrong).toBe(2);
});

it("tries nothing where the gem is not there", async () => {
  const { lines, wrong } = await run([aClaim({ probe: "no" })], { ...tools, missing: ["no Ruby"] });
  expect(lines).toEqual(["Nothing was tried, because this is missing:\n  - no Ruby"]);
  expect(wrong).toBe(0);
});

it("reads the claims of a folder, and wants a probe or a reason", () => {
  write("claims/api/page.yml", "- says: It waits.\n  probe: |\n    page.title\n");
  const claims = readClaims(join(folder, "claims"));
  expect(claims).toEqual([
    { page: "content/docs/api/page.mdx", says: "It waits.", probe: "page.title\n" },
  ]);
  write("claims/api/route.yml", "- says: It waits.\n");
  expect(() => readClaims(join(folder, "claims"))).toThrow(/either a probe or the reason/);
});

it("names a sentence that its page does not say any more", () => {
  write("content/docs/api/page.mdx", "It waits\nfor the page.\n");
  const claims = [aClaim({ says: "It waits for\nthe page." }), aClaim({ says: "It returns." })];
  expect(missingSentences(claims, folder)).toEqual([
    "content/docs/api/page.mdx does not say any more: It returns.",
  ]);
});

it("ties every claim to a sentence that stands on its page", () => {
  expect(missingSentences(readClaims("examples/claims"), process.cwd())).toEqual([]);
});
