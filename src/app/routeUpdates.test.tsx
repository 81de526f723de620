// [row 5]
import { screen } from "@testing-library/react";
import { stubMatchMedia } from "../../test/stubBrowser";
import { faultEvent } from "../shared/dom/faultEvents";
import { onRouteUpdate, watchNavigation } from "./routeUpdates";

beforeAll(() => {
  watchNavigation({
    ___loader: { loadPage: () => Promise.resolve(undefined), hovering: () => undefined },
    ___navigate: () => undefined,
    ___webpackCompilationHash: "this build",
  });
});

beforeEach(() => {
  stubMatchMedia(false);
  jest.useFakeTimers();
});

afterEach(() => jest.useRealTimers());

/** Does what Back and Forward do: the address changes, and then the page is asked for. */
async function travelTo(address: string): Promise<void> {
  window.history.replaceState(null, "", address);
  window.dispatchEvent(new PopStateEvent("popstate"));
  await jest.advanceTimersByTimeAsync(2000);
}

const bar = () => screen.queryByRole("progressbar");

it("shows the bar while a page that Back leads to is slow, until the reader comes back", async () => {
  await travelTo("/b");
  expect(bar()).toBeInTheDocument();

  await travelTo("/#place");
  expect(bar()).not.toBeInTheDocument();
});

it("shows no bar for a place of the page", async () => {
  await travelTo("/#place");
  expect(bar()).not.toBeInTheDocument();
});

it("takes the bar away when the page cannot be had", async () => {
  await travelTo("/b");
  document.dispatchEvent(new CustomEvent(faultEvent));
  await jest.advanceTimersByTimeAsync(2000);

  expect(bar()).not.toBeInTheDocument();
});

it("leaves the place of the address that was loaded to the browser, which marks it without a new look", () => {
  const location = { pathname: "/a", search: "", hash: "#place" };
  const update = onRouteUpdate as (update: object) => void;
  update({ location, prevLocation: null });
  expect(document.documentElement).not.toHaveAttribute("data-targets");
  update({ location, prevLocation: location });
  expect(document.documentElement).toHaveAttribute("data-targets");
});
