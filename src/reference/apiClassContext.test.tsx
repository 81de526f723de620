import { render } from "@testing-library/react";
import { renderReference } from "../../test/renderReference";
import { MemberSection } from "./MemberSection";
import { TypeName } from "./TypeName";

beforeEach(() => jest.spyOn(console, "error").mockImplementation());

it("is required by what renders facts", () => {
  expect(() => render(<TypeName type="Page" />)).toThrow("outside an ApiClassProvider");
});

it("tells which member it does not know", () => {
  expect(() => renderReference(<MemberSection member="gotoo" />)).toThrow("Page has no “gotoo”.");
});
