import { readPort } from "./preview/listen";
import { servePreview } from "./preview/servePreview";
import { type CommandSyntax, runMain } from "./process/runMain";

const command: CommandSyntax = {
  usage: "npm run serve",
  does: "Serves what was published last, on port 9000 or on PORT.",
};

runMain(() => servePreview(readPort(process.env)), command);
