import { pagePathAsData } from "./pagePathAsData";

const page = (path: string) =>
  `<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath=${JSON.stringify(path)};/*]]>*/</script>`;

it("makes the script that tells the page's path the same on every page", () => {
  expect(pagePathAsData(page("/docs/api/clock"))).toBe(
    '<script id="gatsby-script-loader" data-page-path="/docs/api/clock">window.pagePath=document.currentScript.dataset.pagePath</script>',
  );
});

it.each(['/a&b"<c>', "/$&", "/ドキュメント"])(
  "tells Gatsby the same path as before: %s",
  (path) => {
    const html = document.createElement("div");
    html.innerHTML = pagePathAsData(page(path));
    expect(html.querySelector<HTMLElement>("#gatsby-script-loader")?.dataset["pagePath"]).toBe(
      path,
    );
  },
);

it("refuses a page of a Gatsby that tells the path in another way", () => {
  expect(() => pagePathAsData("<p></p>")).toThrow("Gatsby wrote no script with the page's path.");
});
