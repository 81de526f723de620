import { render } from "@testing-library/react";
import { Helmet } from "./BrowserHelmet";

function head(title: string, description: string, robots?: string) {
  return (
    <Helmet>
      <html lang="en" />
      <title>{title}</title>
      <meta name="description" content={description} />
      {robots !== undefined && <meta name="robots" content={robots} />}
      <link rel="canonical" href="https://a.test/b" />
    </Helmet>
  );
}

const tags = () =>
  [...document.head.querySelectorAll("[data-react-helmet]")].map((tag) => tag.outerHTML);

beforeEach(() => {
  document.head.innerHTML =
    '<title data-react-helmet="true">A</title><meta name="viewport" content="width=device-width">' +
    '<meta data-react-helmet="true" name="description" content="Of A">' +
    '<link data-react-helmet="true" rel="canonical" href="https://a.test/b">';
});

it("leaves alone what the server has put there", () => {
  const before = [...document.head.children];
  render(head("A", "Of A"));
  expect([...document.head.children]).toEqual(before);
});

it("puts the tags of the next page in the place of those of the last", () => {
  const { rerender } = render(head("A", "Of A", "noindex"));
  expect(tags()).toHaveLength(4);
  rerender(head("B <i>", 'Of "B"'));
  expect(document.title).toBe("B <i>");
  expect(document.documentElement.lang).toBe("en");
  expect(tags()).toEqual([
    '<title data-react-helmet="true">B &lt;i&gt;</title>',
    '<link data-react-helmet="true" rel="canonical" href="https://a.test/b">',
    '<meta name="description" content="Of &quot;B&quot;" data-react-helmet="true">',
  ]);
  expect(document.head.querySelector('[name="viewport"]')).not.toBeNull();
});
