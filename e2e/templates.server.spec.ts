import { expect, test } from "@playwright/test";
import { likelyTemplate } from "../src/app/loadTemplateAhead";

for (const path of ["/docs/api/page", "/docs/article/getting_started"]) {
  test(`the template that is fetched beside the data of ${path} is the one that it names`, async ({
    request,
  }) => {
    const answer = await request.get(`/page-data${path}/page-data.json`);
    const data = (await answer.json()) as { componentChunkName: string };
    expect(likelyTemplate(path)).toBe(data.componentChunkName);
  });
}
