import { createAskPageLoader } from "./createAskPageLoader";

const quoted = { goto: { passage: ["Opens a page."], examples: [] } };

beforeEach(() => {
  const response = { ok: true, json: () => Promise.resolve(quoted) };
  globalThis.fetch = jest.fn().mockResolvedValue(response);
  AbortSignal.timeout = () => new AbortController().signal;
});

it("loads a page's quotations once", async () => {
  const load = createAskPageLoader();
  expect(await load("/docs/api/page")).toEqual(quoted);
  expect(await load("/docs/api/page")).toEqual(quoted);
  expect(globalThis.fetch).toHaveBeenCalledTimes(1);
});

it("asks for none of a frozen version, which has none", async () => {
  expect(await createAskPageLoader()("/docs/1.61/api/page")).toEqual({});
  expect(globalThis.fetch).not.toHaveBeenCalled();
});
