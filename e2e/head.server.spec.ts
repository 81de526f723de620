// [row 13]
import { expect, test } from "@playwright/test";
import { readHead, type Head } from "./support/readHead";
import { sitePaths } from "./support/sitePaths";

test("every page has a title, a description, a canonical link and Open Graph tags of its own", async ({
  request,
}) => {
  const heads = new Map<string, Head>();
  for (const path of sitePaths) {
    heads.set(path, readHead(await (await request.get(path)).text()));
  }
  for (const [path, head] of heads) {
    expect
      .soft(head.title, path)
      .toMatch(path === "/" ? /^[^|]+$/ : /^.+ \| playwright-ruby-client$/);
    expect.soft(head.description.length, path).toBeGreaterThan(39);
    expect.soft(head.lang, path).toBe("en");
    expect.soft(head.headings, path).toBe(1);
    expect.soft(new URL(head.canonical ?? "none:").pathname, path).toBe(path);
    const expected: Record<string, unknown> = {
      "og:title": expect.stringMatching(/./),
      "og:description": head.description,
      "og:url": head.canonical,
      "og:image": expect.stringMatching(/^https:\/\/.+\.png$/),
    };
    expect.soft(head.openGraph, path).toMatchObject(expected);
    expect.soft(head.robots, path).toBe(path === "/search" ? "noindex" : null);
  }
  for (const field of ["title", "description", "canonical"] as const) {
    const values = [...heads.values()].map((head) => head[field]);
    expect(new Set(values).size, `a ${field} stands on two pages`).toBe(values.length);
  }
});

test("the not-found page answers with 404 and keeps out of indexes", async ({ request }) => {
  const response = await request.get("/docs/api/pag");
  expect(response.status()).toBe(404);
  const { title, robots } = readHead(await response.text());
  expect({ title, robots }).toEqual({
    title: "Page Not Found | playwright-ruby-client",
    robots: "noindex",
  });
});
