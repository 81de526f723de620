import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { messages } from "../../config/messages";
import { copyStatusId } from "../../shared/dom/frameIds";
import { copiedMark, copyMark, copyOnPress } from "./copyOnPress";

let isFollowed: boolean;

beforeAll(() => {
  copyOnPress();
  // After it, in place of the browser.
  window.addEventListener("click", (event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  });
});

const mark = { [copyMark]: "" };

/** Renders a link to a file that a server answers for, and returns what a press of it comes to. */
function renderLink(answer: Partial<Response>) {
  global.fetch = jest.fn().mockResolvedValue(answer);
  render(
    <>
      <a href="/docs/api/page/goto.md" {...mark}>
        Copy
      </a>
      <p role="status" id={copyStatusId} />
    </>,
  );
  return screen.getByRole("link");
}

it("copies the text that a link leads to, and says so, in place of following it", async () => {
  const user = userEvent.setup();
  const link = renderLink({ ok: true, text: () => Promise.resolve("# Page#goto\n") });
  await user.click(link);
  await screen.findByText(messages.pageMenu.copyDone);
  expect(fetch).toHaveBeenCalledWith("http://localhost/docs/api/page/goto.md");
  expect(await navigator.clipboard.readText()).toBe("# Page#goto\n");
  expect(link).toHaveAttribute(copiedMark);
  expect(isFollowed).toBe(false);
});

it("says that the text cannot be had", async () => {
  const user = userEvent.setup();
  const link = renderLink({ ok: false, status: 404 });
  await user.click(link);
  await screen.findByText(messages.pageMenu.copyFailed);
  expect(link).not.toHaveAttribute(copiedMark);
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
  "leaves a press with %j to the browser",
  (modifier) => {
    const link = renderLink({ ok: true });
    fireEvent.click(link, modifier);
    expect(isFollowed).toBe(true);
    expect(fetch).not.toHaveBeenCalled();
  },
);
