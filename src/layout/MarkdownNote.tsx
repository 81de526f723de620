import { messages } from "../config/messages";
import { site } from "../config/site";
import { markdownPath } from "../shared/routes/markdownPath";
import { VisuallyHidden } from "../ui/VisuallyHidden";

/** Tells agents that read the page where its Markdown is, and that of all the others. */
export function MarkdownNote({ path }: { path: string }) {
  return (
    <VisuallyHidden>
      {messages.docPage.markdown} <code>{site.url + markdownPath(path)}</code>{" "}
      {messages.docPage.everyPage} <code>{`${site.url}/llms.txt`}</code>
    </VisuallyHidden>
  );
}
