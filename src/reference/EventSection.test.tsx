import { screen } from "@testing-library/react";
import { anApiEvent, anApiMember } from "../../test/apiFactories";
import { renderReference } from "../../test/renderReference";
import type { ApiEvent } from "../shared/api/apiClass";
import { EventSection } from "./EventSection";

function renderEvent(fields: Partial<ApiEvent>) {
  const event = anApiEvent(fields);
  const members = [anApiMember({ name: "expect_response" })];
  renderReference(<EventSection event={event.name} />, { members, events: [event] });
}

it("has the call that listens as its heading", () => {
  renderEvent({ name: "response" });
  const heading = screen.getByRole("heading", { level: 2, name: 'on("response")' });
  expect(heading).toHaveAttribute("id", "event-response");
});

it("tells what the callback gets and links the waiter", () => {
  renderEvent({ name: "response", payload: "Response", waiter: "expect_response" });
  expect(screen.getByRole("link", { name: "Response" })).toHaveAttribute(
    "href",
    "/docs/api/response",
  );
  expect(screen.getByRole("link", { name: "expect_response" })).toHaveAttribute(
    "href",
    "#expect_response",
  );
});

it.each([
  [true, "Calls to the library are fine."],
  [false, /^Do not call the library/],
])("says whether the callback may call the library: %s", (mayCallLibrary, expected) => {
  renderEvent({ mayCallLibrary });
  expect(screen.getByText(expected)).toBeInTheDocument();
});
