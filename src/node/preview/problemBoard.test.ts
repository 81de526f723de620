import { createProblemBoard, printProblems } from "./problemBoard";

const problem = (file: string) => ({ file, line: 2, rule: "rule", message: "Wrong." });

function aBoard() {
  const print = { warn: jest.fn<void, [string]>(), success: jest.fn<void, [string]>() };
  const board = createProblemBoard();
  printProblems(board, print);
  return { board, ...print };
}

it("prints problems of all checks when they change, and only then", () => {
  const { board, warn } = aBoard();
  board.put("content", [problem("a.mdx")]);
  board.put("content", [problem("a.mdx")]);
  expect(warn).toHaveBeenCalledTimes(1);
  board.put("code", [problem("b.ts")]);
  expect(warn.mock.lastCall?.[0]).toMatch(/^2 problems[^]*a\.mdx:2 rule Wrong\.\nb\.ts:2/);
});

it("says a word when the last one is mended, and none where there was none", () => {
  const { board, warn, success } = aBoard();
  board.put("content", []);
  expect(success).not.toHaveBeenCalled();
  board.put("content", [problem("a.mdx")]);
  board.put("content", []);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(success.mock.calls.flat()).toEqual(["Everything is mended: the content has no problem."]);
});
