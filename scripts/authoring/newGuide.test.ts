import { newGuide } from "./newGuide";

it("starts a guide that the content check asks to go on with", () => {
  expect(newGuide(process.cwd(), "my_topic", "Waiting: how")).toEqual({
    "content/docs/article/guides/my_topic.mdx":
      '---\ntitle: "Waiting: how"\ndescription: ""\n---\n\n',
  });
});

it.each([
  ["My topic", "T", "lower-case letters"],
  ["../secret", "T", "lower-case letters"],
  ["files", "T", "is there already"],
  ["my_topic", "T".repeat(61), "at most 60"],
])("refuses %s in one line", (name, title, hint) => {
  expect(() => newGuide(process.cwd(), name, title)).toThrow(hint);
});
