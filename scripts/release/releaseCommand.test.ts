import { formatHelp, readCommandLine } from "../process/readCommandLine";
import { releaseCommand, releaseOptions, type ReleaseOptions } from "./releaseCommand";

function read(...typed: string[]): ReleaseOptions {
  const line = readCommandLine(releaseCommand, typed);
  if ("problems" in line) throw new Error(line.problems.join("\n"));
  return releaseOptions(line);
}

it("reads the words of the command", () => {
  const given = read("--gem", "../gem", "--api-json", "api.json", "--dry-run");
  expect(given).toEqual({ gem: "../gem", apiJson: "api.json", scaffold: false, dryRun: true });
});

it("says what to write instead, and every option", () => {
  expect(() => read()).toThrow("npm run release -- --gem ../playwright-ruby-client");
  expect(() => read("--gem", "a", "--wet-run")).toThrow("--wet-run");
  expect(formatHelp(releaseCommand)).toContain("--api-json FILE");
});
