import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { answering } from "../../../../test/searchBackends";
import { stubResizeObserver } from "../../../../test/stubBrowser";
import type { Assistant } from "./assistant";
import type { AssistantPart } from "./assistantPart";
import { HostedAnswer } from "./HostedAnswer";

const names = { members: ["goto", "screenshot"], options: ["fullPage"], others: ["new"] };

beforeAll(stubResizeObserver);
beforeEach(() => {
  globalThis.fetch = jest.fn().mockResolvedValue({ ok: true, json: () => Promise.resolve(names) });
});

const whole: AssistantPart[] = [
  { type: "started", messageId: "m1" },
  { type: "sources", sources: [{ url: "/docs/api/page#goto", title: "Page › goto" }] },
  { type: "text", text: "Call `page.goto`, " },
  { type: "text", text: "not `page.waitForSelector`. <b>See</b> [this](javascript:alert(1))." },
  { type: "finished" },
];

it("shows what is written as text, with its sources", async () => {
  renderAnswer(assistantOf(whole));
  expect(await screen.findByText(/<b>See<\/b> this|<b>See<\/b>/)).toBeVisible();
  expect(screen.getByText(/Written by an assistant/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Page › goto" })).toHaveAttribute(
    "href",
    "/docs/api/page#goto",
  );
  expect(screen.getAllByRole("link")).toHaveLength(1);
  expect(screen.getByText("The answer is whole")).toHaveAttribute("role", "status");
});

it.each([
  ["https://docs.example/a?b=1", "this (docs.example)"],
  ["https://rubygems.org@docs.example/", "this (docs.example)"],
])("shows the host of a link to another site: %s", async (href, name) => {
  renderAnswer(assistantOf([{ type: "text", text: `See [this](${href}).` }]));
  const link = await screen.findByRole("link", { name });
  expect(link).toHaveAttribute("href", href);
  expect(link).toHaveAttribute("rel", "nofollow noopener");
});

it.each(["http://docs.example/", "data:text/html,a", "//docs.example/", "https://"])(
  "has no link to %s",
  async (href) => {
    renderAnswer(assistantOf([{ type: "text", text: `See [this](${href}).` }]));
    expect(await screen.findByText("See this.")).toBeVisible();
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  },
);

it("marks names that do not exist, and says which", async () => {
  renderAnswer(assistantOf(whole));
  const mark = await screen.findByText("waitForSelector");
  expect(mark.tagName).toBe("MARK");
  expect(
    screen.getByText(/does not exist in playwright-ruby-client .*waitForSelector/),
  ).toBeVisible();
  expect(screen.queryByText("goto", { selector: "mark" })).not.toBeInTheDocument();
});

it("stops when the reader wants it to, and keeps what is there", async () => {
  const { assistant, isStopped } = endlessAssistant();
  renderAnswer(assistant);
  await screen.findByText("So far");
  await userEvent.click(screen.getByRole("button", { name: "Stop" }));
  expect(isStopped()).toBe(true);
  expect(screen.getByText("So far")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Stop" })).not.toBeInTheDocument();
});

it("stops when it is left", async () => {
  const { assistant, isStopped } = endlessAssistant();
  const { unmount } = renderAnswer(assistant);
  await screen.findByText("So far");
  unmount();
  expect(isStopped()).toBe(true);
});

it("quotes these docs where the assistant fails", async () => {
  renderAnswer(assistantOf([{ type: "text", text: "Half an ans" }], new Error("reset")));
  expect(await screen.findByText(/The assistant does not answer/, { selector: "p" })).toBeVisible();
  expect(await screen.findByText('These docs have no answer to "How?"')).toBeVisible();
});

it("sends what the reader thinks of it", async () => {
  const assistant = assistantOf(whole);
  const sent = jest.spyOn(assistant, "sendFeedback");
  renderAnswer(assistant);
  await userEvent.click(await screen.findByRole("button", { name: "Yes" }));
  expect(sent).toHaveBeenCalledWith("m1", true);
  await waitFor(() => expect(screen.getByText("Thank you")).toBeVisible());
});

function renderAnswer(assistant: Assistant) {
  return render(
    <HostedAnswer
      assistant={assistant}
      backend={answering([])}
      question="How?"
      onSearch={() => undefined}
      onFollow={() => undefined}
    />,
  );
}

function assistantOf(parts: readonly AssistantPart[], error?: Error): Assistant {
  return {
    async *answer() {
      yield* await Promise.resolve(parts);
      if (error) throw error;
    },
    sendFeedback: () => Promise.resolve(),
  };
}

function endlessAssistant() {
  let stopped = false;
  const assistant: Assistant = {
    async *answer(_question, signal) {
      signal.addEventListener("abort", () => (stopped = true));
      yield { type: "text", text: "So far" };
      await new Promise(() => undefined);
    },
    sendFeedback: () => Promise.resolve(),
  };
  return { assistant, isStopped: () => stopped };
}
