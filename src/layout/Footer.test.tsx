import { render, screen, within } from "@testing-library/react";
import { footerColumns } from "../config/navigation";
import { Footer } from "./Footer";

const footer = () => screen.getByRole("contentinfo");

it("[row 25] has the columns of the configuration, source code and how-to articles among them", () => {
  render(<Footer />);
  const links = within(footer()).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    footerColumns.flatMap((column) => column.links.map(({ href }) => href)),
  );
  expect(footer()).toHaveTextContent("How-to articles");
  expect(footer()).toHaveTextContent("Source code");
});

it("[row 25] says whose it is, since 2025, beside the logo", () => {
  render(<Footer />);
  expect(footer()).toHaveTextContent("Copyright © 2025 the authors of playwright-ruby-client.");
  expect(footer().querySelector("svg")).toBeInTheDocument();
});
