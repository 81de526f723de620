import { checkExample, type ExampleResult } from "../../../packages/example-check/src/checkExample";
import type { LibraryFacts } from "../../../packages/example-check/src/facts/libraryFacts";
import type { Definitions } from "../../../packages/example-check/src/read/walk";
import { diskCache } from "../cache/diskCache";
import { libraryDigest } from "../schema/library";
import type { ExampleBlock } from "../document/readParts";

/** A Ruby block with what the check found; `null` where the block opted out. */
export interface CheckedExample {
  block: ExampleBlock;
  result: Omit<ExampleResult, "definitions"> | null;
}

interface ExampleDocument {
  file: string;
  path: string | null;
  examples: readonly ExampleBlock[];
}

/** Checks the Ruby blocks of a document in order, each knowing what those before it define. */
export function checkExamples(document: ExampleDocument, facts: LibraryFacts): CheckedExample[] {
  const { file, path, examples } = document;
  const digest = libraryDigest(facts);
  if (digest === null) return checkInOrder(document, facts);
  const parts = [file, path ?? "", digest, JSON.stringify(examples)];
  return diskCache(`examples/${file}`, parts, () => checkInOrder(document, facts));
}

function checkInOrder(
  { file, path, examples }: ExampleDocument,
  facts: LibraryFacts,
): CheckedExample[] {
  let earlier: Definitions | null = null;
  const ownClass = classOf(path, facts);
  return examples.map((block) => {
    if (block.unchecked !== null) return { block, result: null };
    const { definitions, ...result } = checkExample(block.code, facts, {
      ...block,
      file,
      ownClass,
      earlier,
    });
    earlier = merge(earlier, definitions);
    return { block, result };
  });
}

function classOf(path: string | null, { classes }: LibraryFacts): string | null {
  const found = [...classes.values()].find((known) => path === `/docs/api/${known.path}`);
  return found?.class ?? null;
}

function merge(earlier: Definitions | null, later: Definitions): Definitions {
  if (earlier === null) return later;
  return {
    methods: new Map([...earlier.methods, ...later.methods]),
    variables: new Map([...earlier.variables, ...later.variables]),
    locals: new Map([...earlier.locals, ...later.locals]),
  };
}
