import { appNeedsId } from "../shared/appStart";
import { runTemplate } from "./runTemplate";

const templates = {
  "component---guide-tsx": jest.fn(() => Promise.resolve()),
  "component---reference-tsx": jest.fn(() => Promise.reject(new Error("lost"))),
};

function needScripts(...scripts: string[]): void {
  const json = JSON.stringify({ scripts, data: [] });
  document.body.innerHTML = `<script id="${appNeedsId}" type="application/json">${json}</script>`;
}

const ran = () => Object.values(templates).map((run) => run.mock.calls.length);

it("runs the template whose script the page needs, wherever the site is", async () => {
  needScripts("/docs/app-1.js", "/docs/component---guide-tsx-2.js");
  await runTemplate(templates);
  expect(ran()).toEqual([1, 0]);
});

it("leaves a template that cannot be had to Gatsby", async () => {
  needScripts("/component---reference-tsx-3.js");
  await expect(runTemplate(templates)).resolves.toBeUndefined();
  expect(ran()).toEqual([0, 1]);
});

it("runs none where the page names none", async () => {
  needScripts("/app-1.js");
  await runTemplate(templates);
  document.body.innerHTML = "";
  await runTemplate(templates);
  expect(ran()).toEqual([0, 0]);
});
