import { joinApiClass } from "../api/joinApiClass";
import { memberAnchors } from "../api/apiFacts";
import type { ResolverContext } from "../schema/resolverContext";
import { parseContent } from "../content/parseContent";
import { readContent } from "../content/readContent";
import { pageTargets } from "./pageTargets";

function contextOf(paths: readonly string[]): ResolverContext {
  const pages = paths.map((path) => ({ path, navTitle: `Title of ${path}` }));
  const nodeModel = { findAll: () => Promise.resolve({ entries: pages }) };
  return { nodeModel } as unknown as ResolverContext;
}

it("gives pages by address, and of a class's page each method once, by its own name", async () => {
  const context = contextOf(["/docs/release_notes", "/docs/api/locator"]);
  const anchors = { "visible?": "visible", "shown?": "visible", click: "click" };
  const found = await pageTargets(context, [
    { name: "Locator", path: "/docs/api/locator", anchors },
  ]);
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
  async (name, facts) => {
    const path = `/docs/api/${facts.path}`;
    const anchors = memberAnchors(facts);
    const [page] = await pageTargets(contextOf([path]), [{ name, path, anchors }]);
    const { members } = joinApiClass(facts, null, common);
    expect(page?.members).toEqual(members.map((member) => [member.anchor, member.name]));
  },
);
