import { algoliaKeys, serveAlgolia, type AlgoliaServer } from "../../../test/algolia/serveAlgolia";
import { createPushRequester, pushTimes } from "./algoliaRequester";

const times = { longestPush: 60_000, longestRequest: 100, pauses: [1, 2, 3], longestRemoval: 100 };

let server: AlgoliaServer;

beforeEach(async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  server = await serveAlgolia();
  server.indices.set("docs_tmp_1", { settings: {}, records: new Map(), synonyms: new Map() });
});

afterEach(() => server.stop());

it("adds the key, and turns to the next host where one is away", async () => {
  const away = "http://127.0.0.1:1";
  const patient = { ...times, longestRequest: 10_000 };
  const answer = await requester([away, away, `http://${server.host}`], patient).send(read);
  expect(answer).toMatchObject({ status: 200, content: "{}" });
  expect(server.calls).toEqual([expect.objectContaining({ key: algoliaKeys.admin })]);
});

it("gives up a service that never answers, and sends nothing after that", async () => {
  server.fault = () => "hang";
  const { send, failure } = requester([`http://${server.host}`]);
  expect(await send(write)).toMatchObject({ status: 400 });
  expect(failure()).toMatch(
    /^PUT \/1\/indexes\/docs_tmp_1\/settings: .*, after 3 retries as well$/,
  );
  server.calls.length = 0;
  expect(await send(read)).toMatchObject({ status: 400 });
  expect(server.calls).toEqual([]);
});

it.each([
  ["", 0],
  [", also where the clock is put back meanwhile", 3_600_000],
])("gives up when the time of a push is over, between two attempts%s", async (_case, putBack) => {
  const { now } = Date;
  const clock = jest.spyOn(Date, "now").mockImplementation(() => now() - putBack);
  clock.mockImplementationOnce(now);
  server.fault = () => "hang";
  const short = { ...times, longestPush: 250 };
  const { send, failure } = requester([`http://${server.host}`], short);
  await send(write);
  expect(failure()).toBe("PUT /1/indexes/docs_tmp_1/settings: not done within 0.25 s");
});

it("removes the temporary index where a write failed, before it says so", async () => {
  server.fault = ({ operation }) =>
    operation === "setSettings" ? { status: 400, body: "{}" } : undefined;
  await requester([`http://${server.host}`]).send(write);
  expect(server.calls.at(-1)).toMatchObject({ operation: "delete", index: "docs_tmp_1" });
});

it("needs less than a minute at the worst, and tries again three times", () => {
  const { longestPush, longestRemoval, pauses } = pushTimes;
  expect(longestPush + 3 * longestRemoval).toBeLessThan(60_000);
  expect(pauses).toHaveLength(3);
});

const read = {
  method: "GET",
  url: "https://algolia/1/indexes/docs_tmp_1/settings",
  headers: {},
  data: undefined,
  connectTimeout: 1,
  responseTimeout: 1,
} as const;

const write = { ...read, method: "PUT", data: "{}" } as const;

function requester(hosts: string[], patience = times) {
  const target = { appId: "APP", adminKey: algoliaKeys.admin, liveIndex: "docs" };
  return createPushRequester({ ...target, isPush: true, hosts }, "docs_tmp_1", patience);
}
