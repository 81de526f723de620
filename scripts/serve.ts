import { readPort } from "./preview/port";
import { servePreview } from "./preview/servePreview";
import type { CommandSyntax } from "./process/readCommandLine";
import { runMain } from "./process/runMain";

const command: CommandSyntax = {
  usage: "npm run serve",
  does: "Serves what was published last, on port 9000 or on PORT.",
};

runMain(() => servePreview(readPort(process.env)), command);
