import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { anApiEvent, anApiMember } from "../../test/apiFactories";
import { renderReference } from "../../test/renderReference";
import { MemberIndex } from "./MemberIndex";

const many = Array.from({ length: 21 }, (_, index) => anApiMember({ name: `member_${index}` }));

function linkNames() {
  return screen.getAllByRole("link").map((link) => link.textContent);
}

it("lists members by their groups and events last", () => {
  renderReference(<MemberIndex />, {
    groups: [{ title: "Navigation", members: ["reload", "goto"] }],
    members: ["close", "goto", "reload"].map((name) => anApiMember({ name })),
    events: [anApiEvent({ name: "dialog" })],
  });
  expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual([
    "Navigation",
    "Other",
    "Events",
  ]);
  expect(linkNames()).toEqual(["reload", "goto", "close", "dialog"]);
  expect(screen.getByRole("navigation", { name: "Members of Page" })).toHaveTextContent(
    "3 members, 1 event",
  );
});

it("lists members by alphabet where a class has no groups", () => {
  renderReference(<MemberIndex />, {
    members: ["title", "close"].map((name) => anApiMember({ name })),
  });
  expect(linkNames()).toEqual(["close", "title"]);
});

it("says of a member what its reader must know before", () => {
  renderReference(<MemberIndex />, { members: [anApiMember({ badges: ["deprecated"] })] });
  expect(within(screen.getByRole("listitem")).getByText("deprecated")).toBeInTheDocument();
});

it("does not repeat what the group's title says already", () => {
  renderReference(<MemberIndex />, {
    groups: [{ title: "By selector (discouraged)", members: ["click"] }],
    members: [anApiMember({ name: "click", badges: ["discouraged"] })],
  });
  expect(screen.getByRole("listitem")).toHaveTextContent(/^click$/);
});

it("has no filter for a short list", () => {
  renderReference(<MemberIndex />, { members: many.slice(0, 20) });
  expect(screen.queryByRole("searchbox")).not.toBeInTheDocument();
});

it("finds a member by its name in JavaScript and tells how many there are", async () => {
  const members = [...many, anApiMember({ name: "visible?", jsName: "isVisible" })];
  renderReference(<MemberIndex />, { members });
  await userEvent.type(screen.getByRole("searchbox", { name: "Filter members" }), "isvis");
  expect(linkNames()).toEqual(["visible?"]);
  expect(screen.getByRole("status")).toHaveTextContent("1 of 22");
});

it("says so when nothing matches", async () => {
  renderReference(<MemberIndex />, { members: many });
  await userEvent.type(screen.getByRole("searchbox"), "xyz");
  expect(screen.getByText("No member matches “xyz”.")).toBeInTheDocument();
});
