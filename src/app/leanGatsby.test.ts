import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const imports = /^import (?!type )\{([^}]*)\} from "gatsby";$/gm;

/** What Babel takes out together with the queries. */
const compiledAway = "graphql";

/** The names that the site's source takes from `gatsby`, apart from types. */
function namesTaken(): Set<string> {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" });
  const sources = files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^node\//.test(file))
    .map((file) => readFileSync(join("src", file), "utf8"));
  const lists = sources.flatMap((source) =>
    [...source.matchAll(imports)].map(([, names]) => names),
  );
  const names = lists.flatMap((list) => list?.split(",") ?? []).map((name) => name.trim());
  return new Set(names.filter((name) => name !== "" && !name.startsWith("type ")));
}

it("has all that is taken from gatsby, which webpack would leave undefined", () => {
  const source = readFileSync("src/app/leanGatsby.ts", "utf8");
  const given = [...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names]) =>
    (names ?? "").split(",").map((name) => name.trim()),
  );
  expect([...namesTaken()].sort()).toEqual([...given, compiledAway].sort());
});
