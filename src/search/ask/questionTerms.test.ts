import { questionTerms } from "./questionTerms";

it.each([
  ["How do I upload a file?", ["upload", "file"]],
  ["Is there any way to wait for a response in Ruby?", ["wait", "response"]],
  ["what does Page#wait_for_selector do", ["page", "wait_for_selector"]],
  ["why is `isVisible` not there", ["is_visible"]],
  ["what does the method mean", ["method", "mean"]],
  ["how to do it", []],
  ["", []],
])("%s is about %j", (question, terms) => {
  expect(questionTerms(question)).toEqual(terms);
});

it("leaves a long question short enough to be one", () => {
  const question = "one page context browser click fill press hover video".replaceAll(" ", " or ");
  expect(questionTerms(question)).toHaveLength(6);
});
