import { parseContent } from "../src/node/content/parseContent";
import { readContent } from "../src/node/content/readContent";
import { referenceStats, type ClassStats } from "../src/node/content/referenceStats";
import { sharedWordUses } from "../src/node/content/sharedWordUses";

const columns = ["members", "options", "events", "examples", "programs", "words"] as const;

type Column = (typeof columns)[number];

const content = parseContent(readContent(process.cwd()));
const stats = referenceStats(content);
const rows = [...stats, total(stats)];
console.log(row("class", columns));
for (const { name, ...counts } of rows) {
  console.log(
    row(
      name,
      columns.map((column) => String(counts[column])),
    ),
  );
}
const silent = stats.flatMap(({ name, undescribed }) =>
  undescribed.map((what) => `${name} ${what}`),
);
console.log(`\nUndescribed: ${silent.length === 0 ? "nothing" : silent.join(", ")}.`);

if (process.argv.includes("--shared")) {
  for (const [key, places] of sharedWordUses(content)) {
    console.log(`\n${key} (${places.length}): ${content.common.options.get(key)?.text ?? ""}`);
    console.log(`  ${places.join("\n  ")}`);
  }
}

function total(classes: readonly ClassStats[]): Pick<ClassStats, Column | "name"> {
  const sum = (column: Column) => classes.reduce((count, one) => count + one[column], 0);
  return {
    name: `${classes.length} classes`,
    members: sum("members"),
    options: sum("options"),
    events: sum("events"),
    examples: sum("examples"),
    programs: sum("programs"),
    words: sum("words"),
  };
}

function row(name: string, cells: readonly string[]): string {
  return `${name.padEnd(20)}${cells.map((cell) => cell.padStart(10)).join("")}`;
}
