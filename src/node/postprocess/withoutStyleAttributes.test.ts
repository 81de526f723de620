import { withoutStyleAttributes } from "./pageSteps";

const page =
  '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><p style="color:red">Ours.</p></div>' +
  '<div id="gatsby-announcer" style="position:absolute;top:0" aria-live="assertive"></div>';

it("takes Gatsby's style attributes away and nobody else's", () => {
  expect(withoutStyleAttributes(page)).toBe(
    '<div tabindex="-1" id="gatsby-focus-wrapper"><p style="color:red">Ours.</p></div>' +
      '<div id="gatsby-announcer" aria-live="assertive"></div>',
  );
});

it("refuses a page of a Gatsby that has no such elements", () => {
  expect(() => withoutStyleAttributes("<p></p>")).toThrow("no focus wrapper");
});
