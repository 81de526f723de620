import { negotiatedMarkdown } from "../../src/shared/routes/markdownPath.ts";

/** The part of Netlify's context that is used here. */
interface EdgeContext {
  /** Goes on to what would answer without this function; a request with another address is answered with what is there. */
  next: (request: Request, options: { sendConditionalRequest: boolean }) => Promise<Response>;
}

/** With these alone, so that pages for readers are answered without it. */
export const config = {
  path: "/*",
  method: ["GET", "HEAD"],
  header: { accept: ".*text/markdown.*" },
};

/**
 * Answers a request of a page that would rather have Markdown with the page's; `undefined`, which leaves it the page, where
 * there is none. The conditions of the request are sent on, so that an agent with a current copy is told so.
 */
export default async function answerInMarkdown(
  request: Request,
  { next }: EdgeContext,
): Promise<Response | undefined> {
  const address = new URL(request.url);
  const markdown = negotiatedMarkdown({
    method: request.method,
    path: address.pathname,
    accept: request.headers.get("accept"),
  });
  if (markdown === null) return undefined;
  const found = await next(new Request(new URL(markdown, address), request), {
    sendConditionalRequest: true,
  });
  if (found.status !== 200 && found.status !== 304) return undefined;
  const answer = new Response(found.body, found);
  answer.headers.append("vary", "Accept");
  return answer;
}
