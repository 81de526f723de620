import { createPreviewServer } from "../../scripts/preview/createPreviewServer";
import { listen } from "../../scripts/preview/listen";

/** Returns the result of `visit`, while a folder is served at a port of this machine. */
export async function whileServed<T>(
  folder: string,
  port: number,
  visit: () => Promise<T>,
): Promise<T> {
  const server = await createPreviewServer(folder);
  await listen(server, port);
  try {
    return await visit();
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
