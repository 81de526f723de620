import { hashScript } from "../../app/hashScript";
import { faultScript } from "../../app/faults/faultScript";
import { startScript } from "../../hydration/startScript";
import { frameworkScript } from "../../mdx/tabs/frameworkScript";
import { minifyScripts } from "./pageSteps";

it.each([startScript, faultScript("/"), frameworkScript, hashScript])(
  "makes an inline script smaller",
  (script) => {
    const html = minifyScripts(`<p></p><script>${script}</script>`);
    expect(html.length).toBeLessThan(0.8 * script.length);
    expect(html).toMatch(/^<p><\/p><script>\(function\(.*\}\)\(.*\);<\/script>$/);
  },
);

it("leaves data and scripts with attributes as they are", () => {
  const others =
    '<script type="application/json">{ "a": 1 }</script><script id="a">let a = 1;</script>';
  expect(minifyScripts(`<script>let a = 1;</script>${others}`)).toBe(
    `<script>let a=1;</script>${others}`,
  );
});

it("lets no text of a script end it", () => {
  expect(minifyScripts(String.raw`<script>a("\u003c/script>")</script>`)).toBe(
    String.raw`<script>a("<\/script>");</script>`,
  );
});

it("throws where a page has none", () => {
  expect(() => minifyScripts("<p></p>")).toThrow("no inline script");
});
