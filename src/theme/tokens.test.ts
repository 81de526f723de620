import { contrast } from "../../test/contrast";
import { darkColors, lightColors, type ColorName } from "./tokens";

const modes: [string, Record<ColorName, string>][] = [
  ["light", lightColors],
  ["dark", darkColors],
];

const isCodeToken = (name: string) => name.startsWith("code") && name !== "codeBorder";
const codeTokens = (Object.keys(lightColors) as ColorName[]).filter(isCodeToken);

const pairs: [ColorName, ColorName, number][] = [
  ["text", "background", 12],
  ["text", "surface", 12],
  ["text", "raised", 12],
  ["text", "hover", 7],
  ["text", "selection", 7],
  ["text", "mark", 7],
  ["textMuted", "background", 5],
  ["textMuted", "surface", 5],
  ["borderStrong", "background", 3],
  ["accent", "background", 4.5],
  ["accent", "surface", 4.5],
  ["accent", "raised", 4.5],
  ["accent", "hover", 4.5],
  ["accent", "accentSoft", 4.5],
  ["onAccent", "accentFill", 4.5],
  ["onAccent", "accentFillHover", 4.5],
  ["accentFill", "background", 3],
  ["note", "noteSoft", 4.5],
  ["tip", "tipSoft", 4.5],
  ["warning", "warningSoft", 4.5],
  ["danger", "dangerSoft", 4.5],
  ...codeTokens.map((name): [ColorName, ColorName, number] => [name, "surface", 4.5]),
  ...codeTokens.map((name): [ColorName, ColorName, number] => [name, "mark", 4.5]),
];

describe.each(modes)("in %s mode", (_mode, colors) => {
  it.each(pairs)("%s on %s has a contrast of at least %d", (front, back, least) => {
    expect(contrast(colors[front], colors[back])).toBeGreaterThanOrEqual(least);
  });
});
