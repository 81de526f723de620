import { readSession } from "./readSession";

/** Returns what is copied of a block: what a person types. */
function typed(...lines: string[]): string[] {
  return readSession(lines).flatMap((line) => (line.kind === "output" ? [] : [line.typed]));
}

it.each<[string, string[], string[]]>([
  ["one command", ["$ npm ci"], ["npm ci"]],
  ["commands without output", ["$ npm ci", "added 3", "$ npm start"], ["npm ci", "npm start"]],
  ["a line that goes on", ["$ npm i \\", "  a", "added 1"], ["npm i \\", "  a"]],
  ["a backslash in output", ["$ dir", "C:\\", "D:\\"], ["dir"]],
  [
    "a heredoc",
    ["$ cat > a.rb <<'EOF'", "puts 1", "EOF", "$ ruby a.rb", "1"],
    ["cat > a.rb <<'EOF'", "puts 1", "EOF", "ruby a.rb"],
  ],
  [
    "a prompt in a heredoc",
    ["$ cat <<EOF", "$ ls", "EOF", "$ ls"],
    ["cat <<EOF", "$ ls", "EOF", "ls"],
  ],
  ["quotes over lines", ['$ ruby -e "', "  puts 1", '"', "1"], ['ruby -e "', "  puts 1", '"']],
  [
    "single quotes over lines",
    ["$ git commit -m 'A", "", "B'", "[main]"],
    ["git commit -m 'A", "", "B'"],
  ],
  [
    "a loop",
    ["$ for a in 1 2; do", "  echo $a", "done", "1", "2"],
    ["for a in 1 2; do", "  echo $a", "done"],
  ],
  ["a condition", ["$ if true; then", "  ls", "fi", "a.rb"], ["if true; then", "  ls", "fi"]],
  ["a pipe", ["$ ls |", "  wc -l", "2"], ["ls |", "  wc -l"]],
  ["and", ["$ npm ci &&", "  npm start", "up"], ["npm ci &&", "  npm start"]],
  ["or", ["$ npm ci ||", "  exit 1", "up"], ["npm ci ||", "  exit 1"]],
  [
    "a substitution over lines",
    ["$ V=$(", "  cat a", ")", "$ echo $V", "1"],
    ["V=$(", "  cat a", ")", "echo $V"],
  ],
  ["a function", ["$ f() {", "  ls", "}", "$ f", "a"], ["f() {", "  ls", "}", "f"]],
  ["a comment behind a command", ["$ npm ci # don't touch", "added 1"], ["npm ci"]],
  [
    "a comment in a loop",
    ["$ for a in 1; do # each", "  ls # it", "done"],
    ["for a in 1; do", "  ls", "done"],
  ],
  [
    "a comment by itself",
    ["# First", "$ npm ci", "$ # Then", "$ npm start"],
    ["npm ci", "npm start"],
  ],
  ["a hash in an address", ["$ curl a.test/#b"], ["curl a.test/#b"]],
  ["an apostrophe in output", ["$ make", "it's done", "$ ls"], ["make", "ls"]],
  [
    "a script without prompts",
    ["# First", "npm ci", "", "it's"],
    ["# First", "npm ci", "", "it's"],
  ],
  ["a command that never ends", ["$ echo 'a", "b", "$ ls"], ["echo 'a", "b", "ls"]],
])("takes what is typed of %s", (_case, lines, expected) => {
  expect(typed(...lines)).toEqual(expected);
});

it("tells what the shell waits for after each line", () => {
  const lines = readSession(["$ echo 'a", "$ ls", "b"]);
  expect(lines.map(({ kind, waitsFor }) => `${kind} ${waitsFor}`)).toEqual([
    "command '",
    "command null",
    "output null",
  ]);
});
