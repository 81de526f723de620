import { closeSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { copySite, type SiteCopy } from "./copySite";
import { eventually } from "./eventually";
import { freePort } from "./freePort";
import { runGatsby, type GatsbyRun } from "./runGatsby";

const clock = "content/docs/api/clock.mdx";
const clockWords = "content/api/words/clock.yml";
const clockPage = "/docs/api/clock";
const prose = "decides what time it is in the browser";

let site: SiteCopy;
let server: GatsbyRun;
let origin: string;
let original: string;

beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  site = copySite(process.cwd());
  original = site.read(clock);
  server = runGatsby(site.root, ["develop", "--port", String(port)]);
  await eventually(
    () => (isReady() ? true : null),
    () => server.output(),
    240_000,
  );
  await untilPage(clockPage, (data) => data.includes(prose));
});

afterAll(async () => {
  await server.stop();
  site.remove();
});

describe.each([
  {
    fault: "frontmatter that is no YAML",
    broken: () => original.replace("title: Clock", "title: Clock: the"),
    said: () => `${clock}:2 frontmatter-yaml`,
  },
  {
    fault: "a heading that is no member",
    broken: () => original.replace("## resume\n", "## resumee\n"),
    said: () => `${clock}:${lineOf(original, "## resume")} api-unknown-member`,
  },
])("a preview of $fault", ({ fault, broken, said }) => {
  it("prints the problem with its place, lives on and recovers when it is mended", async () => {
    const before = server.output().length;
    const printed = () => server.output().slice(before);
    site.write(clock, broken());
    await eventually(
      () => (printed().includes(said()) ? true : null),
      () => `${said()} in\n${printed()}`,
    );
    // As long as an author needs to read it: the content may be judged before Gatsby has begun with the same change.
    await setTimeout(1_000);
    expect(server.isRunning()).toBe(true);
    expect((await fetch(`${origin}/docs/article/getting_started`)).status).toBe(200);

    const mended = `${prose}, after ${fault}`;
    site.write(clock, original.replace(prose, mended));
    await untilPage(clockPage, (data) => data.includes(mended));
  });
});

it("prints a body that is no MDX with its place, and shows on the page itself why it cannot be built", async () => {
  const before = server.output().length;
  site.write(clock, `${original}\nThe case of a <= b.\n`);
  await untilPage(clockPage, (data) => data.includes("This page cannot be built"));
  const said = `${clock}:${lineCount(original) + 2}:16 mdx-syntax`;
  const printed = () => server.output().slice(before);
  await eventually(() => (printed().includes(said) ? true : null), printed);
  site.write(clock, original);
  await untilPage(clockPage, (data) => data.includes(prose));
});

it("shows a file that an editor empties first and fills a moment later", async () => {
  const file = openSync(join(site.root, clock), "w");
  await setTimeout(15);
  writeSync(file, original.replace(prose, `${prose} once more`));
  closeSync(file);
  await untilPage(clockPage, (data) => data.includes(`${prose} once more`));
});

it.each([
  {
    what: "the words of a class",
    file: clockWords,
    from: "The only date that the page sees",
    page: clockPage,
  },
  {
    what: "words that classes share",
    file: "content/api/words/_common.yml",
    from: "Mouse button to press.",
    page: "/docs/api/page",
  },
])("shows a change of $what at once", async ({ file, from, page }) => {
  site.replace(file, from, "Words of a test.");
  await untilPage(page, (data) => data.includes("Words of a test."));
});

it("[author 23] shows a change of a class's words that comes while one of its page is answered", async () => {
  const text = site.read(clockWords);
  for (const gap of [900, 960, 1_020, 1_080]) {
    site.write(clock, original.replace(prose, `${prose}, ${gap} ms before`));
    await setTimeout(gap);
    site.write(clockWords, text.replace("The moment at which", `Words ${gap} ms later`));
    await untilPage(clockPage, (data) => data.includes(`Words ${gap} ms later`));
  }
});

it("[author 23] shows the last of ten quick changes", async () => {
  for (let change = 1; change <= 10; change += 1) {
    site.write(clock, original.replace(prose, `${prose}, change ${change}`));
    await setTimeout(change * 10);
  }
  await untilPage(clockPage, (data) => data.includes(`${prose}, change 10`));
});

it("[author 23] shows the last of changes that each come while the one before is answered", async () => {
  for (let change = 1; change <= 4; change += 1) {
    site.write(clock, original.replace(prose, `${prose}, in time ${change}`));
    const next = Date.now() + 550 + change * 70;
    while (Date.now() < next) await ask(dataUrl(clockPage)).then((response) => response?.text());
  }
  await untilPage(clockPage, (data) => data.includes(`${prose}, in time 4`));
});

it("[author 23] shows a new file as a page, under its new name when it is renamed, and forgets it when it is deleted", async () => {
  const text = site.read("content/docs/article/getting_started.mdx");
  const named = (title: string) => text.replace(/^title: .*$/m, `title: ${title}`);
  site.write("content/docs/article/of_a_test.mdx", named("A page of a test"));
  await untilPage("/docs/article/of_a_test", (data) => data.includes("A page of a test"));

  site.rename("content/docs/article/of_a_test.mdx", "content/docs/article/renamed.mdx");
  await untilPage("/docs/article/renamed", (data) => data.includes("A page of a test"));
  await untilGone("/docs/article/of_a_test");

  site.delete("content/docs/article/renamed.mdx");
  await untilGone("/docs/article/renamed");
  expect(server.isRunning()).toBe(true);
});

function isReady(): boolean {
  if (!server.isRunning()) throw new Error(server.output());
  return server.output().includes("You can now view");
}

/**
 * Waits for a page, and then as long as an author needs to look at it: Gatsby gives up after seven changes in a row that
 * each come while it still answers the one before.
 */
async function untilPage(path: string, holds: (data: string) => boolean): Promise<void> {
  let answer = "";
  await eventually(
    async () => {
      const response = await ask(dataUrl(path));
      answer = `${response?.status} ${await response?.text()}`;
      return response?.ok && holds(answer) ? true : null;
    },
    () => `${path}, which answers ${answer.slice(0, 500)} in\n${server.output()}`,
  );
  await setTimeout(1_000);
}

async function untilGone(path: string): Promise<void> {
  await eventually(
    async () => ((await ask(dataUrl(path)))?.status === 404 ? true : null),
    () => `${path} is gone`,
  );
}

/** `null` where a kept connection was closed as it was used again; the server that closed it has to be there. */
async function ask(url: string): Promise<Response | null> {
  try {
    return await fetch(url);
  } catch (error) {
    if (server.isRunning()) return null;
    throw new Error(server.output(), { cause: error });
  }
}

/** The data that the preview draws a page from; asking for it makes Gatsby run the page's query. */
function dataUrl(path: string): string {
  return `${origin}/page-data${path}/page-data.json`;
}

function lineOf(text: string, start: string): number {
  return text.split("\n").findIndex((line) => line === start) + 1;
}

function lineCount(text: string): number {
  return text.split("\n").length - 1;
}
