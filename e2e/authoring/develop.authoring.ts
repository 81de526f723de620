import { closeSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { eventually } from "./eventually";
import { startPreview, type Preview } from "./fixture/preview";

const clock = "content/docs/api/clock.mdx";
const clockDescriptions = "content/api/words/clock.yml";
const clockPage = "/docs/api/clock";
const prose = "sets the time in the browser";
const sidebars = "src/config/sidebars.ts";
const guide = "content/docs/article/getting_started.mdx";

let preview: Preview;
let original: string;

beforeAll(async () => {
  preview = await startPreview();
  original = preview.site.read(clock);
  // Or nothing would change, and each test would wait for its whole time.
  expect(original).toContain(prose);
  await preview.untilPage(clockPage, (data) => data.includes(prose));
});

afterAll(() => preview.remove());

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
    await untilPrinted(said(), () => preview.site.write(clock, broken()));
    expect(preview.isRunning()).toBe(true);
    expect((await fetch(`${preview.origin}/docs/article/getting_started`)).status).toBe(200);

    const mended = `${prose}, after ${fault}`;
    await untilPrinted("Everything is mended", async () => {
      preview.site.write(clock, original.replace(prose, mended));
      await preview.untilPage(clockPage, (data) => data.includes(mended));
    });
  });
});

it("prints a body that is no MDX with its place, and shows on the page itself why it cannot be built", async () => {
  await untilPrinted(`${clock}:${lineCount(original) + 2}:16 mdx-syntax`, async () => {
    preview.site.write(clock, `${original}\nThe case of a <= b.\n`);
    await preview.untilPage(clockPage, (data) => data.includes("This page cannot be built"));
  });
  preview.site.write(clock, original);
  await preview.untilPage(clockPage, (data) => data.includes(prose));
});

it("shows a change of a description that classes share", async () => {
  const common = "content/api/words/_common.yml";
  preview.site.replace(common, "Mouse button to press.", "Words of a test.");
  await preview.untilPage("/docs/api/page", (data) => data.includes("Words of a test."));
});

/** Ways in which editors and tools write within a second, twelve writes in all. */
const bursts: Record<string, (mark: string) => Promise<void> | void> = {
  "a page three times within 200 ms": async (mark) => {
    for (const gap of [10, 60, 120]) {
      writePage(`${mark} ${gap}`);
      await setTimeout(gap);
    }
    writePage(mark);
  },
  "a page that is emptied first": async (mark) => {
    const file = openSync(join(preview.site.root, clock), "w");
    await setTimeout(15);
    writeSync(file, original.replace(prose, `${prose}, ${mark}`));
    closeSync(file);
  },
  "a configuration file, a page and its descriptions at once": async (mark) => {
    preview.site.write(sidebars, `${preview.site.read(sidebars)}// ${mark}\n`);
    writePage(mark);
    await setTimeout(150);
    writeDescription(mark);
  },
  "the descriptions of a class while its page is answered": async (mark) => {
    writePage(mark);
    await setTimeout(950);
    writeDescription(mark);
    writePage(mark);
  },
};

const rounds = [1, 2];

it.each(rounds)(
  "[author 23] lives through bursts of edits and shows the last of each, round %d",
  async (round) => {
    for (const [name, write] of Object.entries(bursts)) {
      const mark = `${name} ${round}`;
      await write(mark);
      await preview.untilPage(clockPage, (data) => data.includes(`${prose}, ${mark}`));
    }
    const words = `Words, ${Object.keys(bursts).at(-1)} ${round}`;
    await preview.untilPage(clockPage, (data) => data.includes(words));
    expect(preview.isRunning()).toBe(true);
  },
);

it("[author 23] shows a new file as a page, under its new name when it is renamed, and forgets it when it is deleted", async () => {
  const { site, untilPage, untilGone } = preview;
  site.write(
    "content/docs/article/of_a_test.mdx",
    site.read(guide).replace(/^title: .*$/m, "title: A page of a test"),
  );
  await untilPage("/docs/article/of_a_test", (data) => data.includes("A page of a test"));

  site.rename("content/docs/article/of_a_test.mdx", "content/docs/article/renamed.mdx");
  await untilPage("/docs/article/renamed", (data) => data.includes("A page of a test"));
  await untilGone("/docs/article/of_a_test");

  site.delete("content/docs/article/renamed.mdx");
  await untilGone("/docs/article/renamed");
  expect(preview.isRunning()).toBe(true);
});

function writePage(mark: string): void {
  preview.site.write(clock, original.replace(prose, `${prose}, ${mark}`));
}

function writeDescription(mark: string): void {
  const text = preview.site.read(clockDescriptions);
  const words = `Words, ${mark}`;
  preview.site.write(clockDescriptions, text.replace(/The moment at which|Words, \D+\d/, words));
}

async function untilPrinted(said: string, edit: () => Promise<void> | void): Promise<void> {
  const before = preview.output().length;
  const printed = () => preview.output().slice(before);
  await edit();
  await eventually(
    () => (printed().includes(said) ? true : null),
    () => `${said} in\n${printed()}`,
  );
}

function lineOf(text: string, start: string): number {
  return text.split("\n").findIndex((line) => line === start) + 1;
}

function lineCount(text: string): number {
  return text.split("\n").length - 1;
}
