declare module "compression" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  type Filter = (request: IncomingMessage, response: ServerResponse) => boolean;
  type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

  const compression: {
    (options: { threshold: number; filter: Filter }): Middleware;
    filter: Filter;
  };
  export default compression;
}
