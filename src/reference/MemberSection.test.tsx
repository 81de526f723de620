import { within } from "@testing-library/react";
import { anApiEvent, anApiMember, anApiOption } from "../../test/apiFactories";
import { renderReference } from "../../test/renderReference";
import { site } from "../config/site";
import type { ApiMember } from "../shared/api/apiClass";
import { PageVersionContext } from "../layout/docsVersion";
import { MemberSection } from "./MemberSection";

jest.mock("../config/frozenVersions.json", () => [{ name: "1.61", gem: "1.60.2", commit: "1a2b" }]);

function renderMember(fields: Partial<ApiMember> = {}) {
  const member = anApiMember(fields);
  const events = [anApiEvent({ name: "response" })];
  const { container } = renderReference(
    <MemberSection member={member.name}>Words of the author.</MemberSection>,
    {
      members: [member],
      events,
    },
  );
  return within(container);
}

it("leads in a kept version to the source of the release that it describes", () => {
  const page = { name: "1.61", versions: [], locales: [], localPath: "/docs/api/page" };
  const member = anApiMember({ sourceFile: "lib/playwright/page.rb" });
  const { getByRole } = renderReference(
    <PageVersionContext.Provider value={page}>
      <MemberSection member={member.name}>Text.</MemberSection>
    </PageVersionContext.Provider>,
    { members: [member] },
  );
  const source = getByRole("link", { name: "playwright/page.rb" });
  expect(source).toHaveAttribute("href", `${site.repository}/blob/1a2b/lib/playwright/page.rb`);
});

it.each([
  ["/docs/api/page/visible.md", "current"],
  ["/docs/1.61/api/page/visible.md", "1.61"],
])("leads to its Markdown, %s, in version %s", (path, name) => {
  const page = { name, versions: [], locales: [], localPath: "/docs/api/page" };
  const member = anApiMember({ name: "visible?", anchor: "visible" });
  const { getByRole } = renderReference(
    <PageVersionContext.Provider value={page}>
      <MemberSection member={member.name}>Text.</MemberSection>
    </PageVersionContext.Provider>,
    { members: [member] },
  );
  const link = getByRole("link", { name: "Copy visible? as Markdown" });
  expect(link).toHaveAttribute("href", path);
});

it("has the member's name as its heading, at the anchor that readers have bookmarked", () => {
  const section = renderMember({ name: "visible?", anchor: "visible" });
  expect(section.getByRole("heading", { level: 2, name: "visible?" })).toHaveAttribute(
    "id",
    "visible",
  );
  expect(section.getByRole("link", { name: "Direct link to visible?" })).toHaveAttribute(
    "href",
    "#visible",
  );
});

it.each([
  ["a member of the version that is written now", "current", {}, ["RBS"]],
  ["a member of a kept version", "1.61", {}, []],
  ["a member that is gone", "current", { badges: ["removed" as const] }, []],
])("unfolds the types of %s, where there are some", (_case, name, fields, found) => {
  const page = { name, versions: [], locales: [], localPath: "/docs/api/page" };
  const member = anApiMember(fields);
  const { queryAllByText, container } = renderReference(
    <PageVersionContext.Provider value={page}>
      <MemberSection member={member.name}>Text.</MemberSection>
    </PageVersionContext.Provider>,
    { members: [member] },
  );
  expect(queryAllByText("RBS").map((summary) => summary.textContent)).toEqual(found);
  const marked = [...container.querySelectorAll("[data-types]")];
  const ids = marked.map((details) => details.getAttribute("data-types"));
  expect(ids).toEqual(found.map(() => `Page#${member.name}`));
});

it("shows the author's prose", () => {
  expect(renderMember().getByText("Words of the author.")).toBeInTheDocument();
});

it("shows five arguments of a long signature and folds the rest", () => {
  const names = ["animations", "caret", "clip", "mask", "path", "style", "type"];
  const section = renderMember({
    name: "screenshot",
    signature: { arguments: names.map((name) => `${name}: nil`), block: null },
  });
  const [folded] = section.getAllByRole("group");
  expect(folded).toHaveTextContent("2 more options");
  expect(folded).toHaveTextContent("style: nil, type: nil");
  expect(folded).not.toHaveTextContent("path:");
});

it("writes a short signature on one line", () => {
  const section = renderMember({
    name: "goto",
    signature: { arguments: ["url", "timeout: nil"], block: null },
  });
  expect(section.getByText(/url, /)).toHaveTextContent("page.goto(url, timeout: nil)");
});

it("names what to use instead, with a link", () => {
  const section = renderMember({ badges: ["discouraged"], seeInstead: ["Locator#wait_for"] });
  expect(section.getByText("discouraged")).toBeInTheDocument();
  expect(section.getByRole("link", { name: "Locator#wait_for" })).toHaveAttribute(
    "href",
    "/docs/api/locator#wait_for",
  );
});

it("gives each option a place of its own", () => {
  const option = anApiOption({ name: "clip.x", kind: "field", anchor: "screenshot-clip-x" });
  const section = renderMember({ options: [option] });
  expect(section.getByRole("link", { name: /^clip\. ?x:$/ })).toHaveAttribute(
    "href",
    "#screenshot-clip-x",
  );
});

it("tells an option's type, need, unit, default and allowed values", () => {
  const section = renderMember({
    options: [
      anApiOption({
        type: "Float",
        required: true,
        unit: "ms",
        defaultValue: "30000",
        allowed: ['"load"', '"commit"'],
        description: "See `Locator`.",
      }),
    ],
  });
  const [name] = section.getAllByRole("term");
  expect(name).toHaveTextContent("timeout:Floatin msrequiredDefault 30000");
  expect(section.getByText(/^One of/)).toHaveTextContent('"load""commit"');
  expect(section.getByRole("link", { name: "Locator" })).toHaveAttribute(
    "href",
    "/docs/api/locator",
  );
});

it("tells what comes back, what the block gets and what is raised", () => {
  const section = renderMember({
    returns: { type: "Response | nil", description: "The last one.", allowed: [] },
    yields: { types: ["Page"], description: null },
    raises: [{ error: "ArgumentError", description: "Without `path`." }],
  });
  const [returns, yields, raises] = section.getAllByRole("definition");
  expect(returns).toHaveTextContent("Response | nil The last one.");
  expect(yields).toHaveTextContent("Page");
  expect(raises).toHaveTextContent("ArgumentError Without path.");
});

it("links a waiter to the event it waits for", () => {
  const section = renderMember({ waitsFor: "event-response" });
  expect(section.getByRole("link", { name: "response" })).toHaveAttribute(
    "href",
    "#event-response",
  );
});

it("names the member in JavaScript", () => {
  expect(renderMember({ jsName: "waitForURL" }).getByText("waitForURL")).toBeInTheDocument();
});

it("leads to the member's file in the library, as it is in the documented version", () => {
  const section = renderMember({ sourceFile: "lib/playwright/clock_impl.rb" });
  expect(section.getByRole("link", { name: "playwright/clock_impl.rb" })).toHaveAttribute(
    "href",
    `${site.repository}/blob/${site.gemCommit}/lib/playwright/clock_impl.rb`,
  );
});
