import { readAhead } from "../../src/node/content/readAhead";

/** `npx tsx scripts/builds/readAhead.ts 0 2`: reads the first of two shares of the content. */
const [index = 0, count = 1] = process.argv.slice(2).map(Number);
void readAhead(process.cwd(), { index, count });
