import { site } from "../../src/config/site";
import { assertBuilt, builtSite } from "./builtSite";
import { createPreviewServer } from "./createPreviewServer";
import { listen, readHost } from "./listen";

/** Serves the built site until the process is told to stop. */
export async function servePreview(port: number): Promise<void> {
  assertBuilt();
  const server = await createPreviewServer(builtSite, site.pathPrefix);
  const host = readHost(process.env);
  await listen(server, port, host);
  console.log(
    `\nThe site is at http://${host ?? "localhost"}:${port}${site.pathPrefix} (Ctrl-C stops it)`,
  );
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);
}
