import { withPrefix } from "gatsby";
import { messages } from "../config/messages";
import { site } from "../config/site";
import { markdownPath } from "../shared/routes/markdownPath";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { assistants } from "../config/assistants";
import { DropdownMenu } from "../ui/choice/DropdownMenu";

/** Tells agents that read the page where its Markdown is, and that of all the others. */
export function MarkdownNote({ path }: { path: string }) {
  return (
    <VisuallyHidden>
      {messages.docPage.markdown} <code>{site.url + markdownPath(path)}</code>{" "}
      {messages.docPage.everyPage} <code>{`${site.url}/llms.txt`}</code>
    </VisuallyHidden>
  );
}

/** Renders what a reader can do with the Markdown of a page: copy it, view it, ask an assistant about it. */
export function PageMenu({ path }: { path: string }) {
  const { pageMenu } = messages;
  const markdown = markdownPath(path);
  const question = encodeURIComponent(pageMenu.question(site.url + markdown));
  const items = [
    { label: pageMenu.copy, path: withPrefix(markdown), copies: true },
    { label: pageMenu.view, path: withPrefix(markdown) },
    ...assistants.map(({ name, address }) => ({
      label: pageMenu.ask(name),
      path: address + question,
    })),
  ];
  return <DropdownMenu label={pageMenu.label} items={items} icon="markdown" />;
}
