import type { PageRequest } from "./faults/endAtErrorPage";
import { loadTemplateAhead } from "./loadTemplateAhead";

function createLoader(loadComponent = jest.fn(() => Promise.resolve())) {
  const fetchData = jest.fn((request: PageRequest) =>
    Promise.resolve({ ...request, status: "success" }),
  );
  const loader = { fetchPageDataJson: fetchData, loadComponent };
  loadTemplateAhead(loader);
  return { loader, fetchData };
}

it.each([
  ["/docs/api/page", ["component---src-templates-reference-tsx"]],
  ["/docs/next/api/page", ["component---src-templates-reference-tsx"]],
  ["/docs/article/getting_started", ["component---src-templates-guide-tsx"]],
  ["/docs/api", []],
  ["/", []],
])("asks with the data of %s for %j", async (pagePath, templates) => {
  const { loader, fetchData } = createLoader();
  await expect(loader.fetchPageDataJson({ pagePath })).resolves.toMatchObject({
    status: "success",
  });
  expect(fetchData).toHaveBeenCalledWith({ pagePath });
  expect(loader.loadComponent.mock.calls.flat()).toEqual(templates);
});

it("gives the data where the template is missing", async () => {
  const missing = jest.fn(() => {
    throw new Error("no such chunk");
  });
  const { loader } = createLoader(missing);
  await expect(loader.fetchPageDataJson({ pagePath: "/docs/api/page" })).resolves.toMatchObject({
    status: "success",
  });
  expect(missing).toHaveBeenCalled();
});
