import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { messages } from "../config/messages";
import { site } from "../config/site";
import { PageMenu } from "./PageMenu";

jest.mock("../config/assistants", () => ({
  assistants: [{ name: "Oracle", address: "https://oracle.example/?q=" }],
}));

const { pageMenu } = messages;
const page = "/docs/1.61/api/page";
const handle = () => screen.getByText(pageMenu.label).closest("summary");
const link = (name: string) => screen.getByRole("link", { name });

it("offers the Markdown of the page, and to ask an assistant about it", async () => {
  render(<PageMenu path={page} />);
  expect(screen.getByText(pageMenu.copy)).not.toBeVisible();
  await userEvent.click(screen.getByText(pageMenu.label));
  expect(link(pageMenu.copy)).toHaveAttribute("href", `${page}.md`);
  expect(link(pageMenu.view)).toHaveAttribute("href", `${page}.md`);
  const question = encodeURIComponent(pageMenu.question(`${site.url}${page}.md`));
  expect(link(pageMenu.ask("Oracle"))).toHaveAttribute(
    "href",
    `https://oracle.example/?q=${question}`,
  );
});

it("is used without a mouse, and gives the focus back", async () => {
  render(<PageMenu path={page} />);
  await userEvent.click(screen.getByText(pageMenu.label));
  handle()?.focus();
  await userEvent.keyboard("{ArrowDown}");
  expect(link(pageMenu.copy)).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  expect(link(pageMenu.view)).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}{ArrowUp}");
  expect(link(pageMenu.ask("Oracle"))).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  expect(handle()).toHaveFocus();
  expect(screen.getByText(pageMenu.copy)).not.toBeVisible();
});
