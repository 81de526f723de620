import { createRequire } from "node:module";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { PluginItem } from "@babel/core";
import { DefinePlugin } from "webpack";
import { bundleServer, type ServerBundleConfig } from "./bundleServer";

const packages = join(process.cwd(), "node_modules");
const babelPlugins = [
  "babel-plugin-remove-graphql-queries",
  ["babel-plugin-styled-components", { displayName: false, fileName: false }],
];
let folder: string;

beforeEach(() => (folder = realpathSync(mkdtempSync(join(tmpdir(), "server-")))));
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** The bundle of some files, of which `entry.tsx` is the entry. */
async function bundled(files: Record<string, string>, plugins: PluginItem[] = babelPlugins) {
  for (const [name, text] of Object.entries({ "package.json": `{"name":"site"}`, ...files })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const file = join(folder, "made/render-page.js");
  const hash = await bundleServer(configOf(), { file, babelPlugins: plugins });
  return { hash, exports: createRequire(file)(file) as Record<string, unknown> };
}

function configOf(): ServerBundleConfig {
  const inFolder = (name: string) => join(folder, name);
  return {
    context: folder,
    entry: { "render-page": inFolder("entry.tsx") },
    resolve: {
      alias: {
        gatsby$: inFolder("gatsby.js"),
        "@lib": inFolder("library"),
        react: join(packages, "react"),
        "react-server-dom-webpack": inFolder("react-server-dom-webpack"),
        "styled-components": join(packages, "styled-components"),
      },
      extensions: [".js", ".ts", ".tsx"],
    },
    externals: [{ fs: `commonjs ${inFolder("watched.js")}` }, () => undefined],
    plugins: [
      new DefinePlugin({ PAGES: "79", "process.env.UNSET": undefined }),
      new DefinePlugin({ "process.env": "({})", "process.env.NODE_ENV": '"production"' }),
      {},
    ],
  };
}

it.each([
  ["a name that stands for one module", `export { one as found } from "gatsby";`, 1],
  ["a name that stands for a folder", `export { two as found } from "@lib/two";`, 2],
  ["a module that stays outside", `import fs from "fs"; export const found = fs.name;`, "watched"],
  ["JSX in a script", `export { jsx as found } from "./drawn";`, "p"],
  ["a constant", "export const found = PAGES;", 79],
  ["a variable of the build", "export const found = process.env.NODE_ENV;", "production"],
  ["a variable that is not set", "export const found = process.env.UNSET;", undefined],
  ["a variable of who builds", "export const found = process.env.PATH;", undefined],
])("finds %s where webpack does", async (_what, entry, expected) => {
  const { exports } = await bundled({
    "entry.tsx": entry,
    "gatsby.js": "export const one = 1;",
    "library/two.ts": "export const two: number = 2;",
    "watched.js": `module.exports = { name: "watched" };`,
    "drawn.js": "export const jsx = (<p />).type;",
  });
  expect(exports["found"]).toBe(expected);
});

it("shares React with what loads the bundle, and bundles no server of components", async () => {
  const { exports } = await bundled({
    "entry.tsx": `export * from "react"; import { render } from "react-server-dom-webpack/server";
      export const draw = () => render;`,
    "react-server-dom-webpack/server.js": "throw new Error();",
  });
  expect(exports["createElement"]).toBe(
    jest.requireActual<object>("react")["createElement" as never],
  );
});

it("names queries and styles as the published scripts do", async () => {
  const { exports } = await bundled({
    "entry.tsx": `export { asked, Title } from "./src/page";`,
    "gatsby.js": "export const graphql = () => { throw new Error(); };",
    "src/page.ts": `import { graphql } from "gatsby"; import styled from "styled-components";
      const query = graphql\`query Page { id }\`; export const asked = [query]; export const Title = styled.h1\`top: 0;\`;`,
  });
  expect(exports["asked"]).toEqual([expect.stringMatching(/^\d+$/)]);
  expect((exports["Title"] as { styledComponentId: string }).styledComponentId).toMatch(
    /^sc-[\da-z]+-0$/,
  );
});

it("makes elements without a copy of their properties, and components with rules in one piece", async () => {
  const { exports } = await bundled({
    "entry.tsx": `export { Title, Plain, drawn } from "./page";`,
    "page.tsx": `import styled from "styled-components"; const size = "2rem";
      export const Title = styled.h1\`top: ${"${size}"}; left: ${"${size}"};\`;
      export const Plain = styled(Title)\`top: 0;\`;
      const name = "a"; export const drawn = <p title={name} key={size}>{name}</p>;`,
  });
  const rules = ["Title", "Plain"].map(
    (name) => (exports[name] as { componentStyle: { rules: unknown } }).componentStyle.rules,
  );
  expect(rules).toEqual([["top:2rem;left:2rem;"], ["top:0;"]]);
  expect(exports["drawn"]).toMatchObject({ type: "p", key: "2rem", props: { title: "a" } });
  // React's own have it here.
  expect(exports["drawn"]).not.toHaveProperty("_store");
});

it("has one digest for one content", async () => {
  const digest = async (text: string) => (await bundled({ "entry.tsx": text })).hash;
  const one = await digest("export const page = 1;");
  expect(await digest("export const page = 2;")).not.toBe(one);
  expect(await digest("export const page = 1;")).toBe(one);
});

it("says where something cannot be found or read", async () => {
  const broken = { "entry.tsx": `import "./styles";\nimport "./missing";`, "styles.ts": "const =" };
  await expect(bundled(broken)).rejects.toThrow(
    /entry\.tsx:2:7: ERROR: Could not resolve "\.\/missing"\n.*styles\.ts:1:6: ERROR/s,
  );
});
