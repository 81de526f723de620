import { aDocument } from "../../../test/contentFactories";
import { holdsElement } from "./holdsElement";

it.each([
  ["a component on the page itself", "<ApiIndex />", true],
  ["a component in a section", "## A\n\n<ApiIndex />", true],
  ["another component", "<ApiCoverage />\n\nText.", false],
  ["its name alone", "`ApiIndex`", false],
])("tells %s", (_case, body, found) => {
  expect(holdsElement(aDocument(body).tree, "ApiIndex")).toBe(found);
});
