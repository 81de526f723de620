import { readPort } from "./preview/port";
import { servePreview } from "./preview/servePreview";
import { runMain } from "./process/runMain";

runMain(() => servePreview(readPort(process.env)));
