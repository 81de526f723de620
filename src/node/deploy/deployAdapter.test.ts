import { deployAdapter } from "./deployAdapter";

it.each([
  ["on Netlify, which publishes by itself", { NETLIFY: "true" }, "none"],
  ["in Netlify's local environment", { NETLIFY_LOCAL: "true" }, "none"],
  ["elsewhere", {}, "local"],
  ["where Netlify is named and empty", { NETLIFY: "" }, "local"],
])("is the right one %s", (_case, env, name) => {
  expect(deployAdapter(env, "en").name).toBe(name);
});

it("brings no cache along, which could be of another commit, or lack what Gatsby believes to be there", () => {
  expect(deployAdapter({ NETLIFY: "true" }, "en").cache).toBeUndefined();
});

it("leaves the publishing of a further locale to the build of the whole site", () => {
  expect(deployAdapter({}, "ja").name).toBe("none");
});
