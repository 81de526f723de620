import { readFileSync, readdirSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";

interface Reply {
  status: number;
  type: string;
  body: string;
}

const sales = [
  { product: "Sencha", revenue: 340 },
  { product: "Assam", revenue: 124 },
];

/** Returns a server for the pages that examples use: `/shop` is `shop.html`, `/api/sales` the dashboard's data. */
export function createPageServer(folder: string): Server {
  const pages = new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith(".html"))
      .map((file) => [`/${file.replace(/\.html$/, "")}`, readFileSync(join(folder, file), "utf8")]),
  );
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const { status, type, body } = replyTo(pathname, pages);
    response.writeHead(status, { "Content-Type": type, "Cache-Control": "no-store" }).end(body);
  });
}

function replyTo(pathname: string, pages: ReadonlyMap<string, string>): Reply {
  if (pathname === "/api/sales")
    return { status: 200, type: "application/json", body: JSON.stringify(sales) };
  const page = pages.get(pathname === "/" ? "/shop" : pathname.replace(/\.html$/, ""));
  const type = "text/html; charset=utf-8";
  if (page !== undefined) return { status: 200, type, body: page };
  return { status: 404, type, body: "<!doctype html><title>Not found</title><h1>Not found</h1>" };
}
