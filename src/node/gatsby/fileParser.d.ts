/** What Gatsby looks for queries with; it has no types of its own. */
declare module "gatsby/dist/query/file-parser" {
  export interface QueryParser {
    /** What a file asks for; `null` where it asks for nothing. */
    parseFile: (
      this: QueryParser,
      file: string,
      addError: (error: object) => void,
    ) => Promise<object | null>;
  }

  const FileParser: { prototype: QueryParser };
  export default FileParser;
}
