import type { Peer } from "./peers";
import type { PlainPage } from "./plainPages";

/**
 * Gatsby without this site: a node, a page, a query and a paragraph for each paragraph. What it costs, each site of
 * Gatsby costs; nothing is parsed, checked, searched or written beside the pages.
 */
export const bareGatsby: Peer = {
  name: "Gatsby",
  packages: { dependencies: { gatsby: "5.16.1", react: "18.3.1", "react-dom": "18.3.1" } },
  files: (pages) => ({
    "gatsby-node.js": gatsbyNode,
    "src/template.js": template,
    "src/pages/index.js": `export default function Index() { return "Docs"; }\n`,
    ...Object.fromEntries(pages.map((page) => [`pages/${page.id}.json`, toJson(page)])),
  }),
  pictures: "static",
  build: "node node_modules/gatsby/cli.js build",
  output: "public",
  results: null,
};

function toJson({ id, title, body }: PlainPage): string {
  return JSON.stringify({ path: `/${id}`, title, body });
}

const gatsbyNode = `const { readdirSync, readFileSync } = require("node:fs");
const { join, resolve } = require("node:path");

exports.createSchemaCustomization = ({ actions }) =>
  actions.createTypes("type Text implements Node @dontInfer { path: String! title: String! body: String! }");

exports.sourceNodes = ({ actions }) => {
  for (const file of readdirSync("pages", { recursive: true }).filter((name) => name.endsWith(".json"))) {
    const text = readFileSync(join("pages", file), "utf8");
    actions.createNode({ ...JSON.parse(text), id: file, internal: { type: "Text", contentDigest: String(text.length) } });
  }
};

exports.createPages = async ({ graphql, actions }) => {
  const { data } = await graphql("{ allText { nodes { id path } } }");
  const component = resolve("src/template.js");
  for (const { id, path } of data.allText.nodes) actions.createPage({ path, component, context: { id } });
};
`;

const template = `import { graphql } from "gatsby";
import * as React from "react";

export const query = graphql\`query Page($id: String!) { text(id: { eq: $id }) { title body } }\`;

export default function Template({ data: { text } }) {
  const paragraphs = text.body.split("\\n\\n");
  return (
    <main>
      <h1>{text.title}</h1>
      {paragraphs.map((paragraph, index) => <p key={index}>{paragraph}</p>)}
    </main>
  );
}
`;
