import { TextEncoder } from "node:util";
import { render, screen } from "@testing-library/react";
import styled, { __PRIVATE__, ServerStyleSheet } from "styled-components";
import { leanHtml } from "../node/output/leanHtml";
import { keepStyles } from "./keepStyles";

const Known = styled.p`
  margin: 1px;
  &:hover {
    margin: 2px;
  }
`;
const New = styled.p`
  margin: 3px;
`;

/** What styled-components has added, apart from the server's style. */
function addedRules(): string {
  const added = document.querySelectorAll<HTMLStyleElement>("style[data-styled]");
  return [...added]
    .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])].map((rule) => rule.cssText))
    .join("\n");
}

it("leaves the server's styles in force, and adds the rules alone that they do not have", async () => {
  Object.assign(globalThis, { TextEncoder });
  const { renderToString } = await import("react-dom/server");
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(<Known />));
  document.head.innerHTML = leanHtml(sheet.getStyleTags());
  const served = document.querySelector("style");
  keepStyles(document);
  render(
    <>
      <Known>Known</Known>
      <New>New</New>
    </>,
  );
  expect(served?.isConnected).toBe(true);
  expect(served?.textContent).toContain(`.${screen.getByText("Known").classList[1]}:hover`);
  expect(addedRules()).toContain(screen.getByText("New").classList[1]);
  expect(addedRules()).not.toContain(screen.getByText("Known").classList[1]);
});

it("knows names in which styled-components parts an `ad`", () => {
  document.head.innerHTML = "<style>@media print{.fA-dX>a{margin:1px;}}</style>";
  keepStyles(document);
  const isKnown = (name: string) => __PRIVATE__.mainSheet.hasNameForId("sc-1", name);
  expect(["fA-dX", "fA"].map(isKnown)).toEqual([true, false]);
});
