import { frontmatter } from "../../../test/contentFactories";
import { documentChild } from "./onCreateNode";

const fileAt = (relativePath: string) => ({ sourceInstanceName: "1.61", relativePath });

it("gives a page the address of its version, and a sample none", () => {
  const text = `${frontmatter("Clock")}Virtual time.\n`;
  const page = documentChild(fileAt("docs/api/clock.mdx"), text);
  expect(page).toMatchObject({
    type: "DocPage",
    fields: {
      localPath: "/docs/api/clock",
      path: "/docs/1.61/api/clock",
      sourcePath: "versions/1.61/content/docs/api/clock.mdx",
    },
  });
  expect(documentChild(fileAt("samples/landing.mdx"), text).type).toBe("SamplePage");
});
