import { acceptHeaders } from "../test/acceptHeaders";
import answerInMarkdown from "./edge-functions/answerInMarkdown";

const files: Record<string, string> = { "/docs/api/page.md": "# Page", "/index.md": "# Home" };

/** Answers as Netlify's next step does: with the file at an address, or 304 where the request has it already. */
function next(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const body = files[pathname];
  if (body === undefined) return Promise.resolve(new Response("Not found", { status: 404 }));
  const headers = { etag: '"1"', "content-type": "text/markdown" };
  const isKnown = request.headers.get("if-none-match") === '"1"';
  return Promise.resolve(
    new Response(isKnown ? null : body, { status: isKnown ? 304 : 200, headers }),
  );
}

function ask(path: string, headers: Record<string, string>, method = "GET") {
  const request = new Request(`https://docs.example${path}`, { method, headers });
  return answerInMarkdown(request, { next });
}

it.each(acceptHeaders)("%s gets %s", async (_client, wanted, accept) => {
  const answer = await ask("/docs/api/page", { accept });
  expect(answer === undefined ? "the page" : await answer.text()).toBe(
    wanted === "Markdown" ? "# Page" : "the page",
  );
});

const agent = { accept: "text/markdown, text/html, */*" };

it("tells caches what the answer depends on", async () => {
  const answer = await ask("/", agent);
  expect(answer?.headers.get("vary")).toBe("Accept");
  expect(await answer?.text()).toBe("# Home");
});

it("says that a copy is current", async () => {
  const answer = await ask("/docs/api/page", { ...agent, "if-none-match": '"1"' });
  expect([answer?.status, answer?.headers.get("vary")]).toEqual([304, "Accept"]);
});

it.each([
  ["a page without Markdown", "/search", "GET"],
  ["a file", "/docs/api/page.html", "GET"],
  ["another method", "/docs/api/page", "POST"],
])("leaves %s alone", async (_case, path, method) => {
  expect(await ask(path, agent, method)).toBeUndefined();
});
