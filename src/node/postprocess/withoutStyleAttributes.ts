/** The elements that Gatsby gives a style attribute; `GlobalStyle` has the same rules for them. */
const styledTag = /<[^<>]* id="(?:gatsby-focus-wrapper|gatsby-announcer)"[^<>]*>/g;

/** Takes away Gatsby's style attributes, which the policy refuses. */
export function withoutStyleAttributes(html: string): string {
  const tags = html.match(styledTag) ?? [];
  if (tags.length !== 2) throw new Error("Gatsby wrote no focus wrapper or announcer.");
  return html.replaceAll(styledTag, (tag) => tag.replace(/ style="[^"]*"/, ""));
}
