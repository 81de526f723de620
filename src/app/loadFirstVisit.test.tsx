import type { PageRequest } from "../patches/keepPageOnFault";
import { loadFirstVisit } from "./loadFirstVisit";

const address = "/base/page-data/first-visit/docs/a.json";
const section = [
  "ServerSection",
  { heading: "start" },
  ["section", { "aria-labelledby": "start" }],
];
const lean = { path: "/docs/a", result: { data: { docPage: { content: [section] } } } };
const whole = { path: "/docs/a", result: "whole" };

const html = `<article><section><h2 id="start">Start</h2></section></article>`;
const needs = (data: string[]) =>
  `<script id="app-needs" type="application/json">${JSON.stringify({ scripts: [], data })}</script>`;

function createLoader(answer: () => Promise<unknown>) {
  const fetchLean = jest.fn(() => Promise.resolve({ json: answer }));
  Object.assign(globalThis, { fetch: fetchLean });
  const loader = {
    fetchPageDataJson: (request: PageRequest) => Promise.resolve({ ...request, payload: whole }),
  };
  loadFirstVisit(loader);
  const load = (pagePath: string) => loader.fetchPageDataJson({ pagePath });
  return { load, fetchLean };
}

const answerLean = () => Promise.resolve(lean);

beforeEach(() => (document.body.innerHTML = html + needs([address, "/base/app-data.json"])));

it("asks once for the data without the text that the server drew", async () => {
  const { load, fetchLean } = createLoader(answerLean);
  await expect(load("/docs/a")).resolves.toMatchObject({ status: "success", payload: lean });
  await expect(load("/docs/a")).resolves.toMatchObject({ payload: whole });
  expect(fetchLean.mock.calls).toEqual([[address]]);
});

it("gives the path its query, as Gatsby does", async () => {
  const { load } = createLoader(answerLean);
  const path = "/docs/a?framework=rspec";
  await expect(load(path)).resolves.toMatchObject({ payload: { ...lean, path } });
});

it.each<[string, () => Promise<unknown>]>([
  ["cannot be read", () => Promise.reject(new Error("no JSON"))],
  ["are of another page", () => Promise.resolve({ ...lean, path: "/docs/b" })],
  ["are something else", () => Promise.resolve({ path: "/docs/a" })],
])("asks for all of the data where these %s", async (_case, answer) => {
  await expect(createLoader(answer).load("/docs/a")).resolves.toMatchObject({ payload: whole });
});

it("asks for all of the data where a section is not in the page", async () => {
  document.querySelector("section")?.remove();
  await expect(createLoader(answerLean).load("/docs/a")).resolves.toMatchObject({ payload: whole });
});

it.each([
  ["names none", () => (document.body.innerHTML = html + needs(["/page-data/a.json"]))],
  ["has no list", () => (document.body.innerHTML = html)],
])("asks for all of the data where the page %s", async (_case, change) => {
  change();
  const { load, fetchLean } = createLoader(answerLean);
  await expect(load("/docs/a")).resolves.toMatchObject({ payload: whole });
  expect(fetchLean).not.toHaveBeenCalled();
});
