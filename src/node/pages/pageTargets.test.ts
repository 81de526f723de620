import { joinApiClass } from "../api/joinApiClass";
import { memberAnchors } from "../api/apiFacts";
import { aDocument } from "../../../test/contentFactories";
import { docPageFacts } from "../content/docPageFields";
import type { VersionContent } from "../content/versionContent";
import { parseContent } from "../content/parseContent";
import { readContent } from "../content/readContent";
import { pageTargets } from "./pageTargets";

function pagesOf(...paths: string[]): VersionContent["pages"] {
  return paths.map((path) => {
    const document = { ...aDocument("Text.\n"), path, text: "" };
    return { ...docPageFacts(document), navTitle: `Title of ${path}`, document };
  });
}

it("gives pages by address, and of a class's page each method once, by its own name", () => {
  const pages = pagesOf("/docs/release_notes", "/docs/api/locator");
  const anchors = { "visible?": "visible", "shown?": "visible", click: "click" };
  const links = [{ name: "Locator", path: "/docs/api/locator", anchors }];
  const found = pageTargets({ pages, links });
  expect(found).toEqual([
    {
      path: "/docs/api/locator",
      title: "Title of /docs/api/locator",
      members: [
        ["visible", "visible?"],
        ["click", "click"],
      ],
    },
    { path: "/docs/release_notes", title: "Title of /docs/release_notes", members: [] },
  ]);
});

const { classes, common } = parseContent(readContent(process.cwd()));

it.each(classes.map(({ facts }) => [facts.class, facts] as const))(
  "has the members of the page about %s",
  (name, facts) => {
    const path = `/docs/api/${facts.path}`;
    const anchors = memberAnchors(facts);
    const [page] = pageTargets({ pages: pagesOf(path), links: [{ name, path, anchors }] });
    const { members } = joinApiClass(facts, null, common);
    expect(page?.members).toEqual(members.map((member) => [member.anchor, member.name]));
  },
);
