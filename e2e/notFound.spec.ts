// [row 12]
import { expect, test } from "./support/test";

test.use({ expectedErrors: [/404 \(Not Found\)/] });

test("a mistyped address offers the nearest page and a search for what was asked", async ({
  page,
}) => {
  await page.goto("/docs/api/clok");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
  await expect(main.getByRole("link", { name: /Clock/ }).first()).toBeVisible();
  await expect(main.getByRole("searchbox")).toHaveValue(/clok/);
});
