import type { ApiOption } from "../shared/api/apiClass";
import { optionLabel } from "./optionLabel";

it.each<[ApiOption["kind"], string, string, number]>([
  ["positional", "url", "|url|", 0],
  ["keyword", "timeout", "|timeout|:", 0],
  ["splat", "args", "*|args|", 0],
  ["keyword-splat", "options", "**|options|", 0],
  ["block", "block", "&|block|", 0],
  ["field", "clip.x", "clip.|x|:", 1],
  ["field", "proxy.auth.name", "proxy.auth.|name|:", 2],
])("labels a %s option", (kind, name, expected, expectedDepth) => {
  const { before, name: label, after, depth } = optionLabel({ kind, name });
  expect(`${before}|${label}|${after}`).toBe(expected);
  expect(depth).toBe(expectedDepth);
});
