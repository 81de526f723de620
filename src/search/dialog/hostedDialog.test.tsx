import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  algoliaKeys,
  serveAlgolia,
  type AlgoliaServer,
  type Fault,
} from "../../../test/algolia/serveAlgolia";
import { installDialog } from "../../../test/installDialog";
import { openSearch } from "../../../test/renderSearch";
import { answering, failingAtFirst } from "../../../test/searchBackends";
import { someSearchEntries, someSearchRecords } from "../../../test/searchEntries";
import { createAlgoliaBackend } from "../backends/algoliaBackend";
import { createFallbackBackend } from "../backends/fallbackBackend";
import type { SearchBackend } from "../backends/searchBackend";

// What webpack takes for browsers: it asks as a page does, across origins.
jest.mock("algoliasearch/lite", () =>
  jest.requireActual<object>("algoliasearch/dist/algoliasearch-lite.umd.js"),
);

let server: AlgoliaServer;

beforeAll(async () => {
  installDialog();
  server = await serveAlgolia();
  const records = someSearchRecords.map((record) => [record.objectID, { ...record }] as const);
  server.indices.set("docs", { settings: {}, synonyms: new Map(), records: new Map(records) });
});

afterAll(() => server.stop());

beforeEach(() => {
  localStorage.clear();
  server.fault = () => undefined;
});

/** jsdom prints that a connection broke, as browsers do. */
function expectBroken(fault: Fault): void {
  if (fault === "reset") jest.spyOn(console, "error").mockImplementation();
}

const fallenBack = /The search service does not answer/;

it("shows what the service finds, without a notice", async () => {
  await ask(answering(someSearchEntries));
  expect(await screen.findByRole("option", { name: /wait_for_selector/ })).toBeVisible();
  expect(screen.getAllByRole("option")).toHaveLength(1);
  expect(screen.queryByText(fallenBack)).not.toBeInTheDocument();
  expect(server.calls.at(-1)).toMatchObject({ operation: "queries", key: algoliaKeys.search });
});

const faults: [string, Fault][] = [
  ["refuses the key", { status: 403, body: '{"message":"Invalid Application-ID or API key"}' }],
  ["has an error", { status: 500, body: '{"message":"Down"}' }],
  ["answers with HTML", { status: 200, body: "<!doctype html><p>Sign in to the Wi-Fi" }],
  ["breaks the connection", "reset"],
];

it.each([...faults, ["hangs", "hang"] as const])(
  "[browser 13] shows the site's own results, and says so, where the service %s",
  async (_case, fault) => {
    server.fault = () => fault;
    expectBroken(fault);
    await ask(answering(someSearchEntries));
    expect(await screen.findByText(fallenBack, {}, { timeout: 1700 })).toBeVisible();
    expect(screen.getByRole("option", { name: /wait_for_selector/ })).toBeVisible();
  },
);

it.each(faults)(
  "[browser 10] says that nothing could be had where the service %s and the site's index fails",
  async (_case, fault) => {
    server.fault = () => fault;
    expectBroken(fault);
    await ask(failingAtFirst(1, someSearchEntries));
    expect(await screen.findByText("Unable to fetch results")).toBeVisible();
    expect(screen.getByText("You might want to check your network connection.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText(fallenBack)).toBeVisible();
  },
);

/** Asks a name in one key press, as a paste does. */
async function ask(embedded: SearchBackend) {
  const hosted = createAlgoliaBackend(
    { appId: "APP", searchKey: algoliaKeys.search, indexName: "docs" },
    { hosts: [{ url: server.host, protocol: "http", accept: 3 }] },
  );
  await openSearch(createFallbackBackend(hosted, embedded));
  await userEvent.click(screen.getByRole("combobox"));
  await userEvent.paste("wait_for_selector");
}
