import { parse, type Node } from "acorn";
import type { Compiler } from "webpack";

/** What is shorter takes no time that a reader could notice. */
const longModule = 1_000;

/**
 * A chunk of webpack's with parentheses around the functions of its long modules. V8 takes them for a sign that a
 * function is called at once, so it compiles the module in the thread that reads the script; without them it does so
 * when the module is first called, which of React DOM alone takes a slow phone 30 ms.
 */
export function compileAhead(chunk: string): string {
  const long = moduleFunctions(chunk).filter(({ start, end }) => end - start > longModule);
  return long.reduceRight(
    (code, { start, end }) =>
      `${code.slice(0, start)}(${code.slice(start, end)})${code.slice(end)}`,
    chunk,
  );
}

/** Those of `….push([[524], { 11: (e, t, n) => { … } }])`, in their order; none of a script that is no such chunk. */
function moduleFunctions(chunk: string): Node[] {
  const [push, ...others] = parse(chunk, { ecmaVersion: 2022 }).body.filter(
    (statement) => !("directive" in statement),
  );
  if (push?.type !== "ExpressionStatement" || others.length > 0) return [];
  if (push.expression.type !== "CallExpression") return [];
  const [contents] = push.expression.arguments;
  const modules = contents?.type === "ArrayExpression" ? contents.elements[1] : null;
  if (modules?.type !== "ObjectExpression") return [];
  return modules.properties.flatMap((module) => (module.type === "Property" ? module.value : []));
}

const name = "compileAhead";

/** Has webpack's chunks compiled ahead, once they are minified; what was done before is kept with webpack's own results. */
export const compilingAhead = {
  apply({ hooks, webpack: { Compilation, sources } }: Compiler): void {
    hooks.compilation.tap(name, (compilation) => {
      const cache = compilation.getCache(name);
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async (assets) => {
        for (const [file, source] of Object.entries(assets)) {
          if (!file.endsWith(".js")) continue;
          const made = await cache.providePromise(file, cache.getLazyHashedEtag(source), () =>
            Promise.resolve(new sources.RawSource(compileAhead(source.source().toString()))),
          );
          compilation.updateAsset(file, made);
        }
      });
    });
  },
};
