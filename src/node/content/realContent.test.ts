import { sidebars } from "../../config/sidebars";
import { docId } from "../../shared/routes/pagePath";
import { joinApiClass } from "../api/joinApiClass";
import { checkContent } from "../check/checkContent";
import { parseContent } from "./parseContent";
import { readContent } from "./readContent";

const content = parseContent(readContent(process.cwd()));
const apiPages = content.documents.flatMap((document) => {
  const facts = content.classes.find(
    (candidate) => `api/${candidate.facts.path}` === docId(document.path ?? ""),
  )?.facts;
  const own = content.descriptions.find(({ file }) => file.endsWith(`words/${facts?.path}.yml`));
  return facts
    ? [{ document, facts, model: joinApiClass(facts, own ?? null, content.common) }]
    : [];
});

it("is in order", () => {
  expect(checkContent(content, sidebars)).toEqual([]);
});

it("has the pages of the page and the clock", () => {
  expect(apiPages.map(({ facts }) => facts.class)).toEqual(
    expect.arrayContaining(["Clock", "Page"]),
  );
});

it("keeps the facts of each class where its path says", () => {
  expect(content.classes.map(({ file }) => file)).toEqual(
    content.classes.map(({ facts }) => `content/api/facts/${facts.path}.json`),
  );
});

describe.each(apiPages)("the page of $facts.class", ({ document, model }) => {
  it("says of every option what it means", () => {
    const silent = model.members.flatMap(({ name, options }) =>
      options
        .filter(({ description }) => description === "")
        .map((option) => `${name} ${option.name}`),
    );
    expect(silent).toEqual([]);
  });

  it("says of every error when it is raised", () => {
    const silent = model.members.flatMap(({ name, raises }) =>
      raises.filter(({ description }) => description === "").map(({ error }) => `${name} ${error}`),
    );
    expect(silent).toEqual([]);
  });

  it("has every anchor once", () => {
    const anchors = [
      ...document.headings.map(({ id }) => id),
      ...model.members.flatMap(({ options }) => options.map(({ anchor }) => anchor)),
    ];
    expect(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index)).toEqual([]);
  });

  it("leads from members to events and back to sections that are there", () => {
    const ids = document.headings.map(({ id }) => id);
    const targets = [
      ...model.members.flatMap(({ anchor, waitsFor }) => [anchor, waitsFor ?? anchor]),
      ...model.events.map(({ anchor }) => anchor),
    ];
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
  });
});
