import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { aDocument } from "../../test/contentFactories";
import { findTools, type Tools } from "./findTools";
import { createPageServer } from "./pageServer";
import { programsOf } from "./programs";
import { runAll } from "./runProgram";

/** Stands for Ruby with the gem: it knows its version, fails where a program says so, and sleeps where it says so. */
const fakeRuby = `#!/bin/sh
case "$*" in
  *VERSION*) printf 1.61.0; exit 0 ;;
  *"rspec --version"*) [ -n "$NO_RSPEC" ] && exit 1; echo "RSpec 3.13"; exit 0 ;;
  "-S rspec "*) echo "ran rspec $3"; exit 0 ;;
esac
grep -q SLEEP "$1" && exec sleep 20
echo "$RUBYOPT $EXAMPLES_CHROMIUM"
[ -e node_modules/.bin/playwright ] || exit 4
grep -q SHOP "$1" && { [ -e shop.html ] || exit 3; }
grep -q FAIL "$1" && { echo "it broke" >&2; exit 1; }
exit 0
`;

/** Has WebKit, and neither Firefox nor ffmpeg. */
const fakeDriver = `#!/bin/sh
[ "$1" = --version ] && echo "Version 1.61.1" && exit 0
echo "  Install location:    /nowhere/firefox-1532"
echo "  Install location:    $BROWSERS/webkit-2311"
`;

let folder = "";
let env: NodeJS.ProcessEnv = {};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tools-"));
  write("ruby", fakeRuby);
  write("driver", fakeDriver);
  env = {
    PATH: `${folder}:${process.env["PATH"] ?? ""}`,
    PLAYWRIGHT_CLI_EXECUTABLE_PATH: join(folder, "driver"),
    BROWSERS: folder,
  };
  mkdirSync(join(folder, "webkit-2311"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text);
  chmodSync(join(folder, name), 0o755);
}

function tools(
  changes: NodeJS.ProcessEnv = {},
  chromium: string | null = "/chromium",
): Promise<Tools> {
  return findTools({
    env: { ...env, ...changes },
    chromium,
    defaultDriver: "nowhere/playwright",
    playwrightVersion: "1.61.1",
  });
}

async function run(
  body: string,
  found?: Tools,
  timeout = 20_000,
): Promise<{ lines: string[]; failed: number }> {
  const lines: string[] = [];
  const programs = programsOf([aDocument(body)], "http://localhost:3000");
  const failed = await runAll(programs, found ?? (await tools()), { env, timeout }, (line) =>
    lines.push(line),
  );
  return { lines, failed };
}

function ruby(code: string, meta = "run"): string {
  return `\`\`\`ruby ${meta}\n${code}\n\`\`\`\n\n`;
}

it("runs what is marked and nothing else", async () => {
  const { lines, failed } = await run(ruby("puts 1") + ruby("FAIL", "") + ruby("puts 2"));
  expect(lines).toEqual([
    "passed  content/docs/article/a.mdx:6",
    "passed  content/docs/article/a.mdx:14",
    "2 programs: 2 run, 2 passed, 0 failed, 0 skipped",
  ]);
  expect(failed).toBe(0);
});

it("prints what a program that fails has printed", async () => {
  const { lines, failed } = await run(ruby("FAIL"));
  expect(lines[0]).toContain("FAILED  content/docs/article/a.mdx:6\n");
  expect(lines[0]).toContain("    it broke");
  expect(lines.at(-1)).toBe("1 programs: 1 run, 0 passed, 1 failed, 0 skipped");
  expect(failed).toBe(1);
});

it("gives a program the local browser", async () => {
  const { lines } = await run(ruby("FAIL"));
  expect(lines[0]).toMatch(/-r\S+\/examples\/local_chromium\.rb \/chromium/);
});

it("puts the files of the page beside the program", async () => {
  const html = '```html title="shop.html"\n<h1>Shop</h1>\n```\n\n';
  expect((await run(html + ruby("SHOP"))).failed).toBe(0);
  expect((await run(ruby("SHOP"))).failed).toBe(1);
});

it("runs specs with RSpec, and skips them where it is not there", async () => {
  const spec = ruby("RSpec.describe('Cart') {}", 'title="spec/cart_spec.rb" run');
  expect((await run(spec)).lines[0]).toContain("passed");
  const without = await run(spec, await tools({ NO_RSPEC: "1" }));
  expect(without.lines).toEqual([
    "skipped content/docs/article/a.mdx:6: the gem rspec is not installed",
    "1 programs: 0 run, 0 passed, 0 failed, 1 skipped",
  ]);
});

it("skips what opens a window where there is no display", async () => {
  const { lines } = await run(ruby("playwright.chromium.launch(headless: false)"));
  expect(lines[0]).toContain("there is no display");
});

it.each([
  [
    "playwright.firefox.launch",
    "Playwright's firefox is not installed (playwright install firefox)",
  ],
  ['browser.new_context(record_video_dir: "tmp")', "Playwright's ffmpeg is not installed"],
  [
    'connect_to_browser_server("ws://127.0.0.1:1/ws")',
    "a Playwright server on port 1, where nobody",
  ],
])("skips what this machine cannot run, and says why: %s", async (code, reason) => {
  const { lines, failed } = await run(ruby(code));
  expect(lines[0]).toContain(`skipped content/docs/article/a.mdx:6: `);
  expect(lines[0]).toContain(reason);
  expect(failed).toBe(0);
});

it("runs what needs a browser that is there", async () => {
  expect((await run(ruby("playwright.webkit.launch"))).lines[0]).toContain("passed");
});

it("stops a program that does not end", async () => {
  const { lines, failed } = await run(ruby("SLEEP"), undefined, 500);
  expect(lines[0]).toContain("stopped after 0.5 s");
  expect(failed).toBe(1);
});

it("counts nothing as passed where something is missing, and says what", async () => {
  write("ruby", '#!/bin/sh\n[ "$1" = --version ] && exit 0\nexit 1\n');
  write("driver", '#!/bin/sh\necho "Version 1.65.1"\n');
  const { lines, failed } = await run(ruby("puts 1"), await tools({}, null));
  expect(lines).toEqual([
    "Nothing was run, because this is missing:",
    "  - the gem playwright-ruby-client cannot be loaded (gem install playwright-ruby-client)",
    expect.stringContaining("is Version 1.65.1, which does not fit"),
    "  - no Chromium (set CHROMIUM_PATH)",
    "1 programs: 0 run, 0 passed, 0 failed, 1 skipped",
  ]);
  expect(failed).toBe(0);
});

it("says so where there is no Ruby", async () => {
  const { missing } = await tools({ PATH: "/nowhere" });
  expect(missing).toContain("no Ruby on the PATH");
});

it("points programs to another port", () => {
  const [program] = programsOf(
    [aDocument(ruby('page.goto("http://localhost:3000/shop")'))],
    "http://localhost:4000",
  );
  expect(program?.code).toContain("http://localhost:4000/shop");
});

it.each([
  ["/", 200, "Tea shop"],
  ["/shop", 200, "Tea shop"],
  ["/dashboard?delay=1", 200, "Sales today"],
  ["/api/sales", 200, "Sencha"],
  ["/../package.json", 404, "Not found"],
])("serves %s", async (path, status, text) => {
  const server = createPageServer("examples/pages").listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  expect(response.status).toBe(status);
  expect(await response.text()).toContain(text);
  server.close();
});
