import { aDocument } from "../../../test/contentFactories";

it.each([
  ["## Title { #id }", "An anchor ends its heading"],
  ["Text\n{: .class }", "takes attributes"],
  ["![a](/a.png){ width=50% }", "takes attributes"],
  ["{% include a %}", "Liquid"],
  ["Hello {{ page.title }}", "Nothing is filled in"],
  ["Text <!-- later -->", "Take the comment out"],
  ["See <https://a.test>", "[words](https://…)"],
  ["Write <ada@shop.test>", "[words](https://…)"],
  ["See <<anchor>>", "[words](#anchor)"],
  ["Where a <= b", "in backticks"],
  ["A { b", "in backticks"],
])("says of %j what to write instead", (text, hint) => {
  const [problem] = aDocument(`${text}\n`).problems;
  expect(problem?.rule).toBe("mdx-syntax");
  expect(problem?.hint).toContain(hint);
});
