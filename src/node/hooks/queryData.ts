import type { CreatePagesArgs } from "gatsby";

/** Returns the data of a query; stops a build, and gives `null` in a preview, where it cannot be answered. */
export async function queryData<T>(
  args: Pick<CreatePagesArgs, "graphql" | "reporter">,
  query: string,
): Promise<T | null> {
  const result: { data?: T; errors?: unknown } = await args.graphql<T>(query);
  if (result.data !== undefined && result.errors === undefined) return result.data;
  args.reporter.panicOnBuild(`A query of the build failed: ${JSON.stringify(result.errors)}`);
  return null;
}
