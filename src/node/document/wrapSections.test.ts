import { aDocument, outline } from "../../../test/contentFactories";

const body = "Intro.\n\n## goto\n\nOpens it.\n\n### Why\n\nSo.\n\n## event: dialog\n\nA dialog.\n";

it("wraps each h2 of a guide, with what follows it, in a section that it labels", () => {
  const { tree } = aDocument(body, "guide");
  expect(outline(tree, "ariaLabelledBy", "id")).toBe(
    "p(Intro.), " +
      "section[ariaLabelledBy=goto](h2[id=goto](goto), p(Opens it.), h3[id=why](Why), p(So.)), " +
      "section[ariaLabelledBy=event-dialog](h2[id=event-dialog](event: dialog), p(A dialog.))",
  );
});

it("leaves a guide without headings as it is", () => {
  expect(outline(aDocument("One.\n\nTwo.\n").tree)).toBe("p(One.), p(Two.)");
});

it("gives the prose of an API page to the members and events it is about, after their index", () => {
  const { tree } = aDocument(body, "api");
  expect(outline(tree, "member", "event")).toBe(
    "p(Intro.), MemberIndex(), " +
      "MemberSection[member=goto](p(Opens it.), h3(Why), p(So.)), " +
      "EventSection[event=dialog](p(A dialog.))",
  );
});

it("names a member by the text of its heading", () => {
  const { tree } = aDocument("## `visible?`\n\nText.\n", "api");
  expect(outline(tree, "member")).toBe("MemberIndex(), MemberSection[member=visible?](p(Text.))");
});
