import { isLargeSite } from "../content/isLargeSite";
import { collectGarbage } from "../keepHeapSmall";

/** What of webpack's compiler is used here. */
interface Compiler {
  hooks: { done: { tap: (name: string, run: (stats: Stats) => void) => void } };
  close: (callback: (error: Error | null) => void) => void;
}

/** What a compiler came to. */
interface Stats {
  compilation: object | null;
  hasErrors: () => boolean;
}

/**
 * A plugin of webpack that empties a compiler once it is closed. For as long as it runs, Gatsby keeps what its virtual
 * modules were given (`gatsby-webpack-virtual-modules`) and how to close a compiler (`build`), and by that every module
 * of the bundle while pages are drawn.
 */
export const releaseCompiler = {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap("releaseCompiler", (stats) => {
      // Errors are read from it after the end.
      if (stats.hasErrors()) return;
      const close = compiler.close.bind(compiler);
      compiler.close = (callback) => {
        close((error) => {
          stats.compilation = null;
          empty(compiler);
          if (isLargeSite()) setImmediate(collectGarbage);
          callback(error);
        });
      };
    });
  },
};

/** To close it again comes to nothing. */
function empty(compiler: Compiler): void {
  for (const name of Object.keys(compiler)) delete compiler[name as keyof Compiler];
  compiler.close = (callback) => callback(null);
}
