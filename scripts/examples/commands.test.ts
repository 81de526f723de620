import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** A command that runs or installs Playwright, with what follows its name. */
const command =
  /(?:npx(?: -y| --yes)?|(?:npm|yarn|pnpm|bun) (?:i|install|add)(?: --?[a-z-]+)*) playwright(\S*)/g;

/** A command that a page quotes from Playwright itself, which names no version. */
const quoted = /^ +npx playwright install ffmpeg$/gm;

/** The placeholder for the release that the site documents, or a variable of the shell or of Ruby. */
const named = /^@(?:%playwright_version%|[$#])/;

const files = readdirSync("content", { recursive: true, encoding: "utf8" })
  // What readers search for is no command.
  .filter((file) => /\.(?:mdx|yml)$/.test(file) && !file.startsWith("search/"))
  .map((file) => join("content", file));

it("names the version that fits in every command that runs Playwright by npm or npx", () => {
  const unnamed = files.flatMap((file) => {
    const text = readFileSync(file, "utf8").replaceAll(quoted, "");
    return [...text.matchAll(command)]
      .filter(([, rest = ""]) => !named.test(rest))
      .map(([found]) => `${file}: ${found}`);
  });
  expect(unnamed).toEqual([]);
});
