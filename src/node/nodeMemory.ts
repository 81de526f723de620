import type { ResolverContext } from "./apiModel";
import { isPreview } from "./isPreview";
import { versionContext } from "./versions/versionContext";

type Make<T> = (context: ResolverContext) => Promise<T>;

interface NodeMemory {
  /** To be called when nodes change. */
  forget: () => void;
  /** `make`, once for each version until nodes change; each page that asks depends on all nodes of `types` all the same. */
  remember: <T>(
    types: readonly string[],
    make: Make<T>,
  ) => (context: ResolverContext, version: string) => Promise<T>;
}

/**
 * For answers that every page asks for and that take every page to make: without it, a site's build grows by the square.
 * A preview, whose nodes change while it answers, makes them each time.
 */
export function createNodeMemory(): NodeMemory {
  const known = new Map<unknown, Map<string, unknown>>();
  return {
    forget: () => known.clear(),
    remember:
      <T>(types: readonly string[], make: Make<T>) =>
      (context: ResolverContext, version: string) => {
        if (isPreview()) return make(versionContext(context, version));
        for (const connectionType of types) {
          context.nodeModel.trackPageDependencies(null, { connectionType });
        }
        const answers = (known.get(make) ?? new Map()) as Map<string, Promise<T>>;
        const answer = answers.get(version) ?? make(versionContext(context, version));
        known.set(make, answers.set(version, answer));
        // A failure is no answer: who asks next may get one.
        answer.catch(() => answers.delete(version));
        return answer;
      },
  };
}

export const nodeMemory = createNodeMemory();
