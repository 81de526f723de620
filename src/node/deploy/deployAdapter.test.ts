import { deployAdapter } from "./deployAdapter";

it.each([
  ["on Netlify", { NETLIFY: "true" }, "gatsby-adapter-netlify"],
  ["in Netlify's local environment", { NETLIFY_LOCAL: "true" }, "gatsby-adapter-netlify"],
  ["elsewhere", {}, "local"],
  ["where Netlify is named and empty", { NETLIFY: "" }, "local"],
])("is the right one %s", (_case, env, name) => {
  expect(deployAdapter(env, "en").name).toBe(name);
});

it("brings no cache along, which could be of another commit, or lack what Gatsby believes to be there", () => {
  expect(deployAdapter({ NETLIFY: "true" }, "en").cache).toBeUndefined();
});

it("leaves the publishing of a further locale to the build of the whole site", () => {
  expect(deployAdapter({ NETLIFY: "true" }, "ja").name).toBe("part");
});
