import { withPrefix } from "gatsby";
import { assistants } from "../config/assistants";
import { messages } from "../config/messages";
import { site } from "../config/site";
import { markdownPath } from "../shared/routes/markdownPath";
import { DropdownMenu } from "../ui/choice/DropdownMenu";

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
