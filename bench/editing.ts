import { appendFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runMain } from "../scripts/process/runMain";
import { copySite } from "./build/copySite";
import { measureCommand } from "./build/measureCommand";

const folder = join(process.env["BENCH_FOLDER"] ?? tmpdir(), "docs-editing");

/** Prints what an author waits for: a clean build, and one after an edit. */
runMain(async () => {
  copySite(folder);
  const clean = await measureCommand("npm run build", folder);
  const page = join(folder, "content/docs/article/guides/files.mdx");
  appendFileSync(page, "\nEdited for the build.\n");
  const after = await measureCommand("npm run build", folder);
  console.table({ "clean build": clean, "build after an edit": after });
});
