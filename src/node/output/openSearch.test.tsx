import { site } from "../../config/site";
import { openSearchFile } from "./openSearch";

const { path, body } = openSearchFile();
const description = new DOMParser().parseFromString(body, "application/xml");

function texts(tagName: string) {
  return [...description.getElementsByTagName(tagName)].map(({ textContent }) => textContent);
}

it("is a description as browsers read it", () => {
  expect(path).toBe("/opensearch.xml");
  expect(description.documentElement.namespaceURI).toBe("http://a9.com/-/spec/opensearch/1.1/");
  const [name = ""] = texts("ShortName");
  expect(name.length).toBeGreaterThan(2);
  expect(name.length).toBeLessThanOrEqual(16);
});

it("leads to the search page of this site, with the reader's words in q", () => {
  const [results] = description.getElementsByTagName("Url");
  expect(results?.getAttribute("template")).toBe(`${site.url}/search?q={searchTerms}`);
});
