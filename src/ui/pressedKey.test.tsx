import { pressedKey } from "./pressedKey";

it.each([
  ["Latin", { key: "k", code: "KeyK" }, "k"],
  ["Latin with Shift", { key: "K", code: "KeyK" }, "K"],
  ["Cyrillic", { key: "л", code: "KeyK" }, "k"],
  ["Greek", { key: "κ", code: "KeyK" }, "k"],
  ["Hebrew", { key: "ל", code: "KeyK" }, "k"],
  ["Cyrillic, another key", { key: "ш", code: "KeyI" }, "i"],
  ["Arabic", { key: "ظ", code: "Slash" }, "/"],
  ["Dvorak, where its K is", { key: "k", code: "KeyV" }, "k"],
  ["Dvorak, where others have K", { key: "t", code: "KeyK" }, "t"],
  ["German", { key: "ö", code: "Semicolon" }, "ö"],
  ["French", { key: "é", code: "Digit2" }, "é"],
  ["a letter that stands where Latin has none", { key: "ж", code: "Semicolon" }, "ж"],
  ["a key that types nothing", { key: "ArrowDown", code: "ArrowDown" }, "ArrowDown"],
  ["Chrome's Enter that ends a composition", { key: "Enter", isComposing: true }, ""],
  ["Safari's Enter that ended a composition", { key: "Enter", keyCode: 229 }, ""],
])("names the key of a keyboard: %s", (_case, init, expected) => {
  expect(pressedKey(new KeyboardEvent("keydown", init))).toBe(expected);
});
