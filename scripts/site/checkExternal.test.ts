import { checkExternal, type Ask } from "./checkExternal";

const noWait = () => Promise.resolve();

/** Answers in turn, the last one for ever; a text is the reason why there is no answer. */
function answering(
  answers: Record<string, (number | string)[]>,
): jest.Mock<Promise<number>, Parameters<Ask>> {
  const asked = new Map<string, number>();
  return jest.fn((...[url]: Parameters<Ask>) => {
    const list = answers[url] ?? [];
    const count = asked.get(url) ?? 0;
    asked.set(url, count + 1);
    const answer = list[Math.min(count, list.length - 1)] ?? 500;
    return typeof answer === "number" ? Promise.resolve(answer) : Promise.reject(new Error(answer));
  });
}

it.each([
  ["a page that is there", [200]],
  ["a server that refuses HEAD", [405, 200]],
  ["a server that is busy once", [503, 200]],
  ["a page for members", [403]],
])("is content with %s", async (_case, answers) => {
  const ask = answering({ "https://a.test/": answers });
  expect(await checkExternal(["https://a.test/"], ask, noWait)).toEqual([]);
});

it("names what is gone and what cannot be reached, after three tries", async () => {
  const ask = answering({
    "https://a.test/": [404],
    "https://b.test/": ["ENOTFOUND"],
  });
  expect(await checkExternal(["https://a.test/", "https://b.test/"], ask, noWait)).toEqual([
    "https://a.test/: status 404",
    "https://b.test/: ENOTFOUND",
  ]);
  expect(ask).toHaveBeenCalledTimes(6);
});

it("asks a host that cannot be reached for one of its pages, and names the others", async () => {
  const ask = answering({ "https://b.test/1": ["ETIMEDOUT"] });
  expect(await checkExternal(["https://b.test/1", "https://b.test/2"], ask, noWait)).toEqual([
    "https://b.test/1: ETIMEDOUT",
    "https://b.test/2: not asked, because its host could not be reached",
  ]);
  expect(ask).toHaveBeenCalledTimes(3);
});

it("never asks one host twice at a time, and rests in between", async () => {
  let open = 0;
  const rests: number[] = [];
  const ask: Ask = async () => {
    open += 1;
    expect(open).toBe(1);
    await Promise.resolve();
    open -= 1;
    return 200;
  };
  const urls = ["https://a.test/1", "https://a.test/2", "https://a.test/3"];
  await checkExternal(urls, ask, (milliseconds) => Promise.resolve(rests.push(milliseconds)));
  expect(rests).toEqual([1_000, 1_000, 1_000]);
});
