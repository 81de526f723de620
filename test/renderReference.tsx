import { render, type RenderResult } from "@testing-library/react";
import type { ReactNode } from "react";
import { ApiClassProvider } from "../src/reference/apiClassContext";
import type { ApiClass } from "../src/shared/api/apiClass";
import { anApiClass } from "./apiFactories";

const typeLinks = {
  Locator: "/docs/api/locator",
  Page: "/docs/api/page",
  Response: "/docs/api/response",
};

/** Renders what renders facts on the page of a class; `Locator`, `Page` and `Response` have pages. */
export function renderReference(node: ReactNode, apiClass: Partial<ApiClass> = {}): RenderResult {
  return render(
    <ApiClassProvider value={{ ...anApiClass(apiClass), typeLinks }}>{node}</ApiClassProvider>,
  );
}
