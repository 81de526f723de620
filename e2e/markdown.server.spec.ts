import { expect, test } from "@playwright/test";
import { acceptHeaders } from "../test/acceptHeaders";

const page = "/docs/api/page";

for (const [client, wanted, accept] of acceptHeaders.slice(0, 5)) {
  test(`${client} gets ${wanted} at the address of a page`, async ({ request }) => {
    const answer = await request.get(page, { headers: { accept } });
    expect(answer.headers()).toMatchObject({
      "content-type": expect.stringContaining(wanted === "Markdown" ? "markdown" : "html"),
      vary: "Accept, Accept-Encoding",
      link: `<${page}.md>; rel="alternate"; type="text/markdown"`,
    });
  });
}

test("a page says in its HTML where its Markdown is", async ({ request }) => {
  for (const [path, markdown] of [
    ["/", "/index.md"],
    [page, `${page}.md`],
  ] as const) {
    const html = await (await request.get(path, { headers: { accept: "text/html" } })).text();
    expect(html).toMatch(
      new RegExp(`rel="alternate" type="text/markdown" href="[^"]*${markdown}"`),
    );
    expect(html).toMatch(new RegExp(`This page as Markdown:.{0,20}<code>[^<]*${markdown}</code>`));
  }
});

test("every line of llms.txt leads to Markdown that is there", async ({ request }) => {
  const text = await (await request.get("/llms.txt")).text();
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = ""]) => link);
  expect(links.length).toBeGreaterThan(70);
  for (const link of links) {
    const answer = await request.get(link);
    expect([link, answer.status(), answer.headers()["content-type"]]).toEqual([
      link,
      200,
      "text/markdown; charset=utf-8",
    ]);
  }
});
