import { formatProblems, type Problem } from "./problem";

function problem(fields: Partial<Problem> = {}): Problem {
  return {
    file: "content/docs/a.mdx",
    line: 1,
    rule: "a-rule",
    message: "It is wrong.",
    ...fields,
  };
}

it("says where it is, which rule is broken, what is wrong, and below that what to write", () => {
  const text = formatProblems([problem({ line: 7, column: 3, hint: "Write it right." })]);
  expect(text).toBe(
    "1 problem in the content:\n\ncontent/docs/a.mdx:7:3 a-rule It is wrong.\n    Write it right.",
  );
});

it("leaves out a column and a hint that are not known", () => {
  expect(formatProblems([problem()])).toMatch(/content\/docs\/a\.mdx:1 a-rule It is wrong\.$/);
});

it("counts the problems and puts them in the order of their places", () => {
  const text = formatProblems([
    problem({ file: "content/docs/b.mdx", line: 1 }),
    problem({ line: 10 }),
    problem({ line: 9, column: 5 }),
    problem({ line: 9 }),
    problem({ line: 9, column: 40 }),
  ]);
  const [count, , ...lines] = text.split("\n");
  expect(count).toBe("5 problems in the content:");
  expect(lines.map((line) => line.split(" ")[0])).toEqual([
    "content/docs/a.mdx:9",
    "content/docs/a.mdx:9:5",
    "content/docs/a.mdx:9:40",
    "content/docs/a.mdx:10",
    "content/docs/b.mdx:1",
  ]);
});

it("leaves the list it is given as it is", () => {
  const problems = [problem({ line: 2 }), problem({ line: 1 })];
  formatProblems(problems);
  expect(problems.map(({ line }) => line)).toEqual([2, 1]);
});
