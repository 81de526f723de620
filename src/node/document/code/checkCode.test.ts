import { aDocument } from "../../../../test/contentFactories";

function problems(language: string, code: string) {
  return aDocument(`\`\`\`${language}\n${code}\n\`\`\`\n`).problems;
}

/** Wrong code, the line of the file and a part of what is said of it, and a twin in which nothing is wrong. */
it.each<[string, string, number, string, string]>([
  ["bash", "$ echo “a”", 7, "quotation mark", '$ echo "“a”"'],
  ["bash", "$ ls\n$ npm i –g a", 8, "dash", "$ npm i -g a # a – b"],
  ["bash", "npm\u00A0ci", 7, "blank", "npm ci"],
  ["bash", "npm\u3000ci", 7, "blank", "echo '日本\u3000語'"],
  ["bash", "$ echo 'a", 7, "waits for '", "$ echo 'a'"],
  ["bash", "$ ls\n$ cat <<EOF\na", 9, "waits for EOF", "$ cat <<EOF\n> a\nEOF"],
  ["bash", "$ for a in 1; do\nls", 8, "waits for done", "$ for a in 1; do\nls\ndone"],
  ["bash", "$ ls |\n$ wc", 7, "ends in |", "$ ls |\n  wc"],
  ["bash", "$ ls \\", 7, "ends in \\", "$ ls \\\n  -l"],
  ["bash", "$ ls \\\n> -l", 8, '">"', "$ npm ci\n> a@1.0.0 build"],
  ["bash", "% npm ci", 7, '"%"', "$ npm ci"],
  ["bash", "$npm ci", 7, '"$"', "$EDITOR a"],
  ["bash", "me@here:~/a$ npm ci", 7, '"me@here', "$ npm i a@1"],
  ["json", '{“a”: "b"}', 7, "quotation mark", '{"a": "“b”"}'],
  ["json", '{\n  "a": 1,\n}', 8, "no JSON", '{\n  "a": 1\n}'],
  ["json", '{\n  "a": 1\n  "b": 2\n}', 8, "no JSON", '{\n  "a": 1,\n  "b": 2\n}'],
  ["json", "{\n  a: 1\n}", 8, "no JSON", '{\n  "a": 1\n}'],
  ["json", "{ a: 1 }", 7, "no JSON", '{ "a": 1 }'],
  ["json", "{ 'a': 1 }", 7, "no JSON", '{ "a": "it\'s" }'],
  ["json", '{ "a": 1 // one\n}', 7, "no JSON", '{\n  // highlight-next-line\n  "a": 1\n}'],
  ["json", '"a": 1', 7, "no JSON", "[1, null]"],
  ["json", '{ "a": 1', 7, "no JSON", "1"],
  ["json", '{ "a": … }', 7, "typograph", '{ "a": "…" }'],
  ["yaml", "a: b: c", 7, "no YAML", 'a: "b: c"'],
  ["yaml", "a:\n\t- b", 8, "no YAML", "a:\n  - b"],
  ["yaml", "a: [1", 7, "no YAML", "a: [1]"],
  ["yaml", "a: 1\na: 2", 8, "no YAML", "a: 1\n---\na: 2"],
  ["yaml", "a: “b”", 7, "quotation mark", "a: it’s “b”"],
  ["yaml", "a: @b", 7, "no YAML", "a: ${{ b }}"],
  ["js", "const a = “b”;", 7, "quotation mark", 'const a = "“b”"; // “c”'],
  ["dockerfile", "RUN npm i –g a", 7, "dash", "RUN npm i -g a"],
  ["html", "<a class=“b”>c</a>", 7, "quotation mark", '<a class="b">“c”</a>'],
])("tells what is wrong with %s %j, on line %d", (language, wrong, line, says, twin) => {
  expect(problems(language, wrong)).toContainEqual(
    expect.objectContaining({ line, message: expect.stringContaining(says) as string }),
  );
  expect(problems(language, twin)).toEqual([]);
});

it.each([
  ["ruby", "puts “a”", "quotation mark"],
  ["ruby", "a = [1, –2]", "dash"],
])("tells what is wrong with %s %j", (language, code, says) => {
  expect(problems(language, code)[0]?.message).toContain(says);
});

it.each(['puts "“a”"', "puts '–a' # “b”", "a = <<~TEXT\n  “b”\nTEXT"])(
  "lets Ruby say %j",
  (code) => {
    expect(problems("ruby", code)).toEqual([]);
  },
);

it("leaves out what is marked as unchecked", () => {
  expect(problems('json unchecked="A part of package.json."', '"a": 1')).toEqual([]);
});
