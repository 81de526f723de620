import { builtName, isPublished, publishedName } from "./pageNames";

it.each([
  ["/", "/index.html", "/index.html"],
  ["/docs/a", "/docs/a/index.html", "/docs/a.html"],
  ["/docs/a/", "/docs/a/index.html", "/docs/a.html"],
  ["/404.html", "/404.html", "/404.html"],
])("Gatsby builds %s as %s, and it is published as %s", (path, built, published) => {
  expect([builtName(path), publishedName(path)]).toEqual([built, published]);
});

it("publishes the not-found page once", () => {
  expect(["/404", "/404.html"].map(isPublished)).toEqual([false, true]);
});
