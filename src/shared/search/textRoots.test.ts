import { rootOf, textRoots } from "./textRoots";

describe("rootOf", () => {
  it.each([
    [["wait", "waits", "waited", "waiting"], "wait"],
    [["close", "closes", "closed", "closing"], "clos"],
    [["page", "pages"], "pag"],
    [["request", "requests"], "request"],
    [["string"], "string"],
    [["class"], "class"],
    [["use"], "use"],
  ])("gives %j one root", (words, root) => {
    expect([...new Set(words.map(rootOf))]).toEqual([root]);
  });
});

describe("textRoots", () => {
  it.each([
    ["each word once", "Click, then a clicked link", ["click", "link"]],
    ["names by their parts", "wait_for_selector", ["wait", "selector"]],
    [
      "names with capitals also as one word",
      "XPath on GitHub",
      ["path", "xpath", "git", "hub", "github"],
    ],
    ["no numbers and no single letters", "Timeout 30000 of x", ["timeout"]],
  ])("gives %s", (_case, text, roots) => {
    expect(textRoots(text)).toEqual(roots);
  });
});
