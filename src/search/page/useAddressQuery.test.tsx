import { act, renderHook } from "@testing-library/react";
import { useAddressQuery } from "./useAddressQuery";

jest.mock("gatsby", () => ({ withPrefix: (path: string) => `/sub${path}` }));

function renderQuery(search: string) {
  return renderHook(useAddressQuery, { initialProps: { search, key: "initial" } });
}

it("begins with the query of the address", () => {
  expect(renderQuery("?q=Page%23click").result.current[0]).toBe("Page#click");
});

it("writes what is typed into the address, without a new entry in the history", () => {
  const entries = window.history.length;
  const { result } = renderQuery("?q=click");
  act(() => result.current[1]("get by "));
  expect(result.current[0]).toBe("get by ");
  expect(window.location.pathname).toBe("/sub/search");
  expect(window.location.search).toBe("?q=get+by");
  expect(window.history).toHaveLength(entries);
});

it("follows the address when it becomes another one", () => {
  const { result, rerender } = renderQuery("?q=click");
  act(() => result.current[1]("fill"));
  rerender({ search: "?q=hover", key: "initial" });
  expect(result.current[0]).toBe("hover");
});

it("keeps what is typed while the reader goes nowhere", () => {
  const { result, rerender } = renderQuery("?q=click");
  act(() => result.current[1]("fill"));
  rerender({ search: "?q=click", key: "initial" });
  expect(result.current[0]).toBe("fill");
});

it("follows a link to the address that the page came from", () => {
  const { result, rerender } = renderQuery("?q=click");
  act(() => result.current[1]("hover"));
  rerender({ search: "?q=click", key: "1" });
  expect(result.current[0]).toBe("click");
});
