import { existsSync } from "node:fs";
import { iconUrl } from "./maskedIcon";

it.each(["check", "copy"] as const)("shows a file that the site has: %s", (name) => {
  const [, path = ""] = /^url\("(.*)"\)$/.exec(iconUrl(name)) ?? [];
  expect(existsSync(`static${path}`)).toBe(true);
});
