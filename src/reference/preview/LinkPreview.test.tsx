import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LinkPreview } from "./LinkPreview";

const previews = {
  "": { signature: null, sentence: "A tab of a browser." },
  goto: { signature: "page.goto(url)", sentence: "Opens an address." },
};

function stubConnection(connection: object | undefined) {
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
}

let load: jest.Mock;

beforeEach(() => {
  load = jest.fn().mockResolvedValue({ ok: true, json: () => Promise.resolve(previews) });
  globalThis.fetch = load;
  stubConnection(undefined);
});

function renderPage(body = <a href="/docs/api/page#goto">Page#goto</a>) {
  render(
    <>
      <article>
        <p>{body}</p>
        <a href="/docs/article/getting_started">Start</a>
      </article>
      <LinkPreview />
    </>,
  );
}

/** Tells as a browser does that a mouse is over an element, with the way that it has come; jsdom has none. */
function pointAt(element: Element, way: Pick<PointerEvent, "movementX" | "movementY">) {
  for (const type of ["pointerover", "pointermove"]) {
    const event = new MouseEvent(type, { bubbles: true });
    fireEvent(element, Object.assign(event, { pointerType: "mouse", ...way }));
  }
}

async function previewIsLeftOut() {
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(screen.queryByRole("tooltip")).not.toBeInTheDocument();
  expect(load).not.toHaveBeenCalled();
}

it("shows what a link under the mouse leads to, and describes the link with it", async () => {
  renderPage();
  await userEvent.hover(screen.getByRole("link", { name: "Page#goto" }));
  expect(await screen.findByRole("tooltip")).toHaveTextContent("page.goto(url)Opens an address.");
  expect(screen.getByRole("link", { name: "Page#goto" })).toHaveAccessibleDescription(
    "page.goto(url) Opens an address.",
  );
  expect(load).toHaveBeenCalledWith("/preview/api/page.json", expect.anything());
});

it("shows what a link with the focus leads to", async () => {
  renderPage();
  await userEvent.tab();
  expect(await screen.findByRole("tooltip")).toHaveTextContent("Opens an address.");
  await userEvent.tab();
  await waitFor(() => expect(screen.queryByRole("tooltip")).not.toBeInTheDocument());
});

it("tells of a class what it is for", async () => {
  renderPage(<a href="/docs/api/page">Page</a>);
  await userEvent.hover(screen.getByRole("link", { name: "Page" }));
  expect(await screen.findByRole("tooltip")).toHaveTextContent("A tab of a browser.");
});

it("goes away on Esc, the mouse staying where it is", async () => {
  renderPage();
  await userEvent.hover(screen.getByRole("link", { name: "Page#goto" }));
  await screen.findByRole("tooltip");
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("tooltip")).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Page#goto" })).not.toHaveAttribute("aria-describedby");
});

it("stays while the mouse is on it, and goes when the mouse does", async () => {
  renderPage();
  await userEvent.hover(screen.getByRole("link", { name: "Page#goto" }));
  await userEvent.hover(await screen.findByRole("tooltip"));
  await new Promise((resolve) => setTimeout(resolve, 300));
  await userEvent.hover(screen.getByRole("link", { name: "Start" }));
  await waitFor(() => expect(screen.queryByRole("tooltip")).not.toBeInTheDocument());
});

it("goes when the mouse leaves it that has come to it over the text", async () => {
  renderPage();
  const link = screen.getByRole("link", { name: "Page#goto" });
  const text = screen.getByRole("article");
  await userEvent.hover(link);
  const card = await screen.findByRole("tooltip");
  for (const element of [text, card, text]) await userEvent.hover(element);
  await waitFor(() => expect(card).not.toBeInTheDocument());
});

it("loads the previews of a page once", async () => {
  renderPage();
  const link = screen.getByRole("link", { name: "Page#goto" });
  await userEvent.hover(link);
  await screen.findByRole("tooltip");
  await userEvent.unhover(link);
  await waitFor(() => expect(screen.queryByRole("tooltip")).not.toBeInTheDocument());
  await userEvent.hover(link);
  await screen.findByRole("tooltip");
  expect(load).toHaveBeenCalledTimes(1);
});

it("is left out for a finger", async () => {
  renderPage();
  const link = screen.getByRole("link", { name: "Page#goto" });
  fireEvent.pointerOver(link, { pointerType: "touch" });
  fireEvent.pointerMove(link, { pointerType: "touch" });
  await previewIsLeftOut();
});

it("is left out for a link that scrolls below a mouse at rest, until that is moved", async () => {
  renderPage();
  const link = screen.getByRole("link", { name: "Page#goto" });
  pointAt(link, { movementX: 0, movementY: 0 });
  await previewIsLeftOut();
  pointAt(link, { movementX: 1, movementY: 0 });
  expect(await screen.findByRole("tooltip")).toHaveTextContent("Opens an address.");
});

it("is left out where data is to be saved", async () => {
  stubConnection({ saveData: true });
  renderPage();
  await userEvent.hover(screen.getByRole("link", { name: "Page#goto" }));
  await previewIsLeftOut();
});

it("is left out for a link to what is no class", async () => {
  renderPage();
  await userEvent.hover(screen.getByRole("link", { name: "Start" }));
  await previewIsLeftOut();
});

it("is left out where its file cannot be had", async () => {
  load.mockRejectedValue(new Error("offline"));
  renderPage();
  await userEvent.hover(screen.getByRole("link", { name: "Page#goto" }));
  await waitFor(() => expect(load).toHaveBeenCalled());
  expect(screen.queryByRole("tooltip")).not.toBeInTheDocument();
});
