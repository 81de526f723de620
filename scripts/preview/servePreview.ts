import { site } from "../../src/config/site";
import { assertBuilt, builtSite } from "./builtSite";
import { createPreviewServer } from "./createPreviewServer";
import { listen } from "./listen";

/** Serves the built site until the process is told to stop. */
export async function servePreview(port: number): Promise<void> {
  assertBuilt();
  const server = await createPreviewServer(builtSite, site.pathPrefix);
  await listen(server, port);
  console.log(`\nThe site is at http://localhost:${port}${site.pathPrefix} (Ctrl-C stops it)`);
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);
}
