import { createServer } from "node:http";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { servePreview } from "../../test/previewServer";
import { acceptHeaders } from "../../test/acceptHeaders";
import { createPreviewServer } from "./createPreviewServer";
import { listen } from "./listen";
import { portOf } from "../../test/portOf";

const script = "/app-0123456789abcdef0123.js";
const page = "/docs/api/page";
const ask = servePreview();

it("serves a page with the headers of the built rules", async () => {
  const { status, headers, body } = await ask("GET", "/docs/api/page");
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "public, max-age=0, must-revalidate",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    vary: "Accept, Accept-Encoding",
    link: '</docs/api/page.md>; rel="alternate"; type="text/markdown"',
  });
  expect(body.toString()).toContain("<h1>Page</h1>");
});

describe("asked for Markdown at the address of a page", () => {
  it.each(acceptHeaders)("%s gets %s", async (_client, wanted, accept) => {
    const { status, headers, body } = await ask("GET", page, { accept });
    expect(status).toBe(200);
    expect(headers["vary"]).toBe("Accept, Accept-Encoding");
    expect(headers["content-type"]).toContain(wanted === "Markdown" ? "markdown" : "html");
    expect(body.toString()).toContain(wanted === "Markdown" ? "# Page\n" : "<h1>Page</h1>");
  });

  const accept = "text/markdown";

  it.each([
    ["a page that has none", "/docs/article/getting_started", 200, "text/html"],
    ["a rule that leads to a page", "/docs", 302, undefined],
    ["what is not there", "/docs/nope", 404, "text/html"],
    ["a script", script, 200, "javascript"],
  ])("answers for %s as ever", async (_case, path, status, type) => {
    const answer = await ask("GET", path, { accept });
    expect(answer.status).toBe(status);
    if (type !== undefined) expect(answer.headers["content-type"]).toContain(type);
  });

  it("has a member without a page of its own", async () => {
    const { headers, body } = await ask("GET", "/docs/api/page/goto", { accept });
    expect(headers["vary"]).toBe("Accept, Accept-Encoding");
    expect(body.toString()).toContain("# Page#goto\n");
  });

  it("answers HEAD with the headers of GET, and refuses other methods", async () => {
    const { headers, body } = await ask("HEAD", page, { accept });
    expect([headers["content-type"], body.length]).toEqual(["text/markdown; charset=utf-8", 0]);
    expect((await ask("POST", page, { accept })).status).toBe(405);
  });

  it("tells the page and its Markdown apart when it is asked again", async () => {
    const { etag = "" } = (await ask("GET", page, { accept })).headers;
    expect((await ask("GET", page, { accept, "if-none-match": etag })).status).toBe(304);
    expect((await ask("GET", page, { "if-none-match": etag })).status).toBe(200);
  });
});

it("serves a hashed file with the cache rule of its own", async () => {
  const { headers } = await ask("GET", script);
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
});

it("sends the not-found page with status 404 and the site's headers", async () => {
  const { status, headers, body } = await ask("GET", "/docs/nope");
  expect(status).toBe(404);
  expect(headers["x-frame-options"]).toBe("DENY");
  expect(body.toString()).toContain("Page Not Found");
});

it.each([
  ["/docs", 302, "/docs/article/getting_started"],
  ["/docs/?a=1", 302, "/docs/article/getting_started?a=1"],
  ["/old/api/page", 301, "/docs/api/page"],
  ["/docs/api/page.html?a=1", 301, "/docs/api/page?a=1"],
])("redirects %s with %d to %s", async (path, status, location) => {
  const answer = await ask("GET", path);
  expect(answer.status).toBe(status);
  expect(answer.headers.location).toBe(location);
  expect(answer.headers["x-content-type-options"]).toBe("nosniff");
});

it.each([
  ["br", "gzip, deflate, br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
])("compresses with %s where the browser takes %s", async (encoding, accepted, expand) => {
  const { headers, body } = await ask("GET", "/", { "accept-encoding": accepted });
  expect(headers["content-encoding"]).toBe(encoding);
  expect(expand(body).toString()).toContain("<h1>Home</h1>");
});

it.each([
  ["gzip;q=1, br;q=0.5", "gzip"],
  ["br;q=0.5, gzip;q=0.4", "br"],
  ["gzip, br", "br"],
  ["*", "br"],
  ["br;q=0, *", "gzip"],
  ["identity, br;q=0.5", undefined],
])("prefers for %j what the browser prefers", async (accepted, encoding) => {
  const { headers } = await ask("GET", "/", { "accept-encoding": accepted });
  expect(headers["content-encoding"]).toBe(encoding);
});

it.each(["", "identity", "br;q=0, gzip;q=0"])("sends plain bytes for %p", async (accepted) => {
  const { headers, body } = await ask("GET", "/", { "accept-encoding": accepted });
  expect(headers["content-encoding"]).toBeUndefined();
  expect(body.toString()).toContain("<h1>Home</h1>");
});

it("answers 304 to a browser that has the current version", async () => {
  const first = await ask("GET", "/", { "accept-encoding": "br" });
  const known = `"other", ${first.headers.etag}`;
  const second = await ask("GET", "/", { "accept-encoding": "br", "if-none-match": known });
  expect(second.status).toBe(304);
  expect(second.body).toHaveLength(0);
});

it("answers 304 to a browser that has any version and asks for none", async () => {
  expect((await ask("GET", "/", { "if-none-match": "*" })).status).toBe(304);
});

describe("asked for a part", () => {
  const part = (range: string, others = {}) =>
    ask("GET", "/", { range, "accept-encoding": "br", ...others });

  it("sends it with its place, uncompressed", async () => {
    const whole = await ask("GET", "/");
    const { status, headers, body } = await part("bytes=2-5");
    expect(status).toBe(206);
    expect(headers["content-range"]).toBe(`bytes 2-5/${whole.body.length}`);
    expect(headers["content-encoding"]).toBeUndefined();
    expect(body).toEqual(whole.body.subarray(2, 6));
  });

  it("answers 416 where there is none", async () => {
    const { body: whole } = await ask("GET", "/");
    const { status, headers } = await part(`bytes=${whole.length}-`);
    expect(status).toBe(416);
    expect(headers["content-range"]).toBe(`bytes */${whole.length}`);
  });

  it("sends the whole where the file has changed since, or is not there", async () => {
    expect((await part("bytes=0-1", { "if-range": '"other"' })).status).toBe(200);
    const missing = await ask("GET", "/docs/nope", { range: "bytes=0-1" });
    expect(missing.status).toBe(404);
    expect(missing.body.length).toBeGreaterThan(2);
  });

  it("sends it where the file is the same", async () => {
    const { headers } = await ask("GET", "/");
    const { status } = await part("bytes=0-1", { "if-range": String(headers.etag) });
    expect(status).toBe(206);
  });
});

it("listens on this machine alone, unless it is told otherwise", async () => {
  const [own, open] = [createServer(), createServer()];
  await listen(own, 0);
  await listen(open, 0, "0.0.0.0");
  expect(own.address()).toMatchObject({ address: "127.0.0.1" });
  expect(open.address()).toMatchObject({ address: "0.0.0.0" });
  await Promise.all([own, open].map((server) => new Promise((done) => server.close(done))));
});

it("says in one line that an address is none of this machine", async () => {
  await expect(listen(createServer(), 0, "192.0.2.1")).rejects.toThrow(
    'HOST is "192.0.2.1", which is no address of this machine. Try HOST=0.0.0.0',
  );
});

it("answers HEAD with the headers of GET and no body", async () => {
  const { status, headers, body } = await ask("HEAD", "/");
  expect(status).toBe(200);
  expect(Number(headers["content-length"])).toBeGreaterThan(0);
  expect(body).toHaveLength(0);
});

it("says which methods it knows", async () => {
  const { status, headers } = await ask("POST", "/");
  expect(status).toBe(405);
  expect(headers.allow).toBe("GET, HEAD");
});

it("finds nothing under a path that is too long for a file", async () => {
  expect((await ask("GET", `/${"a".repeat(5000)}`)).status).toBe(404);
});

it("says in one line that a port is taken and how to choose another", async () => {
  const first = createServer();
  await listen(first, 0);
  const port = portOf(first);
  await expect(listen(createServer(), port)).rejects.toThrow(
    `Port ${port} is taken. Stop what runs there, or choose another port: PORT=${port + 1} npm start`,
  );
  await new Promise((resolve) => first.close(resolve));
});

it("refuses a folder whose rules cannot be read", async () => {
  const broken = join(__dirname, "../../test/fixtures/brokenRules");
  await expect(createPreviewServer(broken)).rejects.toThrow(/_redirects cannot be read/);
});
