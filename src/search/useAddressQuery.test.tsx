import { act, renderHook } from "@testing-library/react";
import { useAddressQuery } from "./useAddressQuery";

function renderQuery(search: string) {
  return renderHook(({ at }) => useAddressQuery(at), { initialProps: { at: search } });
}

it("begins with the query of the address", () => {
  expect(renderQuery("?q=Page%23click").result.current[0]).toBe("Page#click");
});

it("writes what is typed into the address, without a new entry in the history", () => {
  const entries = window.history.length;
  const { result } = renderQuery("?q=click");
  act(() => result.current[1]("get by "));
  expect(result.current[0]).toBe("get by ");
  expect(window.location.search).toBe("?q=get+by");
  expect(window.history).toHaveLength(entries);
});

it("follows the address when it becomes another one", () => {
  const { result, rerender } = renderQuery("?q=click");
  act(() => result.current[1]("fill"));
  rerender({ at: "?q=hover" });
  expect(result.current[0]).toBe("hover");
});
