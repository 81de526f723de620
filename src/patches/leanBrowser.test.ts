import { existsSync, readFileSync } from "node:fs";
import * as helmet from "react-helmet";
import * as browserHelmet from "../layout/head/BrowserHelmet";
import { replacements } from "./leanBrowser";

it("leanBrowser: what stands for a module is there", () => {
  for (const [, file] of replacements)
    expect({ file, isThere: existsSync(file) }).toEqual({ file, isThere: true });
});

it("leanBrowser: react-helmet has what stands for it", () => {
  expect(Object.keys(helmet)).toEqual(expect.arrayContaining(Object.keys(browserHelmet)));
});

it("leanBrowser: Gatsby still adds Partytown's part to each site, by a name that is replaced", () => {
  const plugins = readFileSync(
    require.resolve("gatsby/dist/bootstrap/load-plugins/load-internal-plugins"),
    "utf8",
  );
  expect(plugins).toContain("partytown");
  const module = require.resolve("gatsby/dist/internal-plugins/partytown/gatsby-browser");
  expect(replacements.filter(([request]) => request.test(module))).toHaveLength(1);
});
