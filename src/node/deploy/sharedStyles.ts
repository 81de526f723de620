import { parse } from "postcss";

/** The policy names each by its hash, and a longer head of the answer costs a step of the network (`bench/README.md`). */
const mostStyles = 10;

/** Pages that are to have one style: what it consists of, and which styles they have now. */
interface Group {
  rules: ReadonlySet<string>;
  pages: number;
  styles: readonly string[];
}

/**
 * What is to stand in place of each style of a site, so that there are ten at most: styled-components writes the rules
 * of what a page shows, so almost each page has a style of its own, and a policy with a hash for each would have more
 * than a header takes one day. Those that differ least become one, with the rules of both, in the order that all pages
 * have them in. `pagesOf` says how many pages have each style.
 */
export function sharedStyles(pagesOf: ReadonlyMap<string, number>): Map<string, string> {
  const groups = [...pagesOf].map(([style, pages]) => ({
    rules: new Set(rulesOf(style)),
    pages,
    styles: [style],
  }));
  const order = inOneOrder(groups.map(({ rules }) => [...rules]));
  return new Map(
    joinGroups(groups).flatMap(({ rules, styles }) => {
      const shared = order.filter((rule) => rules.has(rule)).join("");
      return styles.map((style) => [style, styles.length > 1 ? shared : style] as const);
    }),
  );
}

function rulesOf(style: string): string[] {
  return parse(style).nodes.map(String);
}

/** All rules, each after those it follows in a sequence. Where two sequences differ, one of them has its way. */
function inOneOrder(sequences: readonly (readonly string[])[]): string[] {
  const followers = new Map<string, Set<string>>();
  for (const rules of sequences)
    rules.forEach((rule, index) => {
      const known = followers.get(rule) ?? new Set();
      const next = rules[index + 1];
      followers.set(rule, next === undefined ? known : known.add(next));
    });
  const ended = new Set<string>();
  const begun = new Set<string>();
  const end = (rule: string): void => {
    if (begun.has(rule)) return;
    begun.add(rule);
    followers.get(rule)?.forEach(end);
    ended.add(rule);
  };
  [...followers.keys()].forEach(end);
  return [...ended].reverse();
}

function joinGroups(all: readonly Group[]): readonly Group[] {
  let groups = all;
  let pairs = all.flatMap((one, index) => all.slice(index + 1).map((other) => pairOf(one, other)));
  while (groups.length > mostStyles) {
    const { one, other } = pairs.reduce((best, pair) => (pair.cost < best.cost ? pair : best));
    const joined = join(one, other);
    const isLeft = (group: Group) => group !== one && group !== other;
    groups = groups.filter(isLeft);
    pairs = pairs.filter((pair) => isLeft(pair.one) && isLeft(pair.other));
    pairs.push(...groups.map((group) => pairOf(group, joined)));
    groups = [...groups, joined];
  }
  return groups;
}

/** Two groups, and how many bytes of rules all their pages would have more if they shared a style. */
function pairOf(one: Group, other: Group) {
  const cost = one.pages * bytesWithout(other, one) + other.pages * bytesWithout(one, other);
  return { one, other, cost };
}

function bytesWithout(group: Group, known: Group): number {
  return [...group.rules].reduce(
    (sum, rule) => (known.rules.has(rule) ? sum : sum + rule.length),
    0,
  );
}

function join(one: Group, other: Group): Group {
  return {
    rules: new Set([...one.rules, ...other.rules]),
    pages: one.pages + other.pages,
    styles: [...one.styles, ...other.styles],
  };
}
