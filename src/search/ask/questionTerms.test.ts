import { questionTerms, stem } from "./questionTerms";

it.each([
  ["How do I upload a file?", ["upload", "file"]],
  ["Is there any way to wait for a response in Ruby?", ["wait", "response"]],
  ["what does Page#wait_for_selector do", ["page", "wait_for_selector"]],
  ["why is `isVisible` not there", ["is_visible"]],
  ["how to do it", ["how", "to", "do", "it"]],
  ["", []],
])("%s is about %j", (question, terms) => {
  expect(questionTerms(question)).toEqual(terms);
});

it.each([
  ["uploading", "upload"],
  ["uploaded", "upload"],
  ["files", "file"],
  ["cookies", "cookie"],
  ["boxes", "box"],
  ["stopping", "stop"],
  ["passes", "pass"],
  ["press", "press"],
  ["string", "string"],
  ["wait_for_response", "wait_for_response"],
])("%s begins as %s", (word, start) => {
  expect(stem(word)).toBe(start);
});
