/** What Gatsby's build is given of the published scripts. */
interface Bundle {
  close: () => Promise<void>;
}

/** What of Gatsby's modules is changed here. */
export interface ScriptsModule {
  buildProductionBundle: (...args: never[]) => Promise<Bundle>;
}

let closed: Promise<void> = Promise.resolve();

/**
 * Has webpack write down what the next build takes up from it while other processes answer queries and draw pages.
 * Gatsby by itself waits for that before, for some 3 s. Who ends a build has to wait for `bundleClosed`.
 */
export function closeLater(scripts: ScriptsModule): void {
  const { buildProductionBundle } = scripts;
  scripts.buildProductionBundle = async (...args) => {
    const bundle = await buildProductionBundle(...args);
    const close = () => {
      closed = bundle.close();
      // Told where it is waited for.
      closed.catch(() => undefined);
      return Promise.resolve();
    };
    return { ...bundle, close };
  };
}

/** Settles when webpack has written what it keeps; rejects where it could not. */
export function bundleClosed(): Promise<void> {
  return closed;
}
