import { sharedStyles } from "./sharedStyles";

const alone = Array.from({ length: 9 }, (_, index) => `.alone${index}{width:${"9".repeat(99)}px}`);

/** What becomes of some styles beside nine others, which have nothing in common with them or each other. */
function shared(styles: readonly (readonly [style: string, pages: number])[]): string[] {
  const result = sharedStyles(new Map([...alone.map((style) => [style, 100] as const), ...styles]));
  expect(new Set(result.values()).size).toBeLessThanOrEqual(10);
  expect(alone.map((style) => result.get(style))).toEqual(alone);
  return styles.map(([style]) => result.get(style) ?? "none");
}

it("leaves ten styles as they are", () => {
  expect(shared([[".a{}\n.b{}", 1]])).toEqual([".a{}\n.b{}"]);
});

it("has the styles that differ least share one", () => {
  expect(
    shared([
      [".a{}.b{}", 3],
      [".a{}.b{}.c{}", 1],
      [".a{}", 2],
    ]),
  ).toEqual([".a{}.b{}.c{}", ".a{}.b{}.c{}", ".a{}.b{}.c{}"]);
});

it("keeps the order that the rules have where they stand together", () => {
  const [one, other, both] = shared([
    [".a{}.c{}", 1],
    [".a{}.b{}", 1],
    [".b{}.c{}", 1],
  ]);
  expect(new Set([one, other, both])).toEqual(new Set([".a{}.b{}.c{}"]));
});

it("keeps the order of all others where two rules change theirs", () => {
  const [one] = shared([
    [".a{}.b{}.c{}.d{}", 1],
    [".a{}.c{}.b{}.d{}", 1],
  ]);
  expect(one).toMatch(/^\.a{}\.[bc]{}\.[bc]{}\.d{}$/);
});

it("takes a rule whole, with the rules, braces and commas inside it", () => {
  const media = '@media (min-width:62em){.a{width:1px;}.b::before{content:"}.c{";}}';
  expect(
    shared([
      [`${media}.d{}`, 1],
      [".d{}.e{}", 1],
    ])[0],
  ).toBe(`${media}.d{}.e{}`);
});

it("spares what many pages show", () => {
  const [often, oftenToo, rare, rareToo] = [".a{}", ".b{}", ".some{}", ".other{}"];
  const result = sharedStyles(
    new Map([
      ...alone.slice(2).map((style) => [style, 100] as const),
      ...[often, oftenToo].map((style) => [style, 100] as const),
      ...[rare, rareToo].map((style) => [style, 1] as const),
    ]),
  );
  expect([often, oftenToo].map((style) => result.get(style))).toEqual([often, oftenToo]);
  expect(result.get(rare)).toBe(result.get(rareToo));
});
