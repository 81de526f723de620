import { existsSync } from "node:fs";
import { join } from "node:path";

const folder = "content/docs/article/guides";

/** Returns the file of a new guide, by path; throws where it cannot be one, with a line for each reason. */
export function newGuide(root: string, name: string, title: string): Record<string, string> {
  const path = `${folder}/${name}.mdx`;
  const problems = [
    ...(/^[a-z0-9][a-z0-9_-]*$/.test(name)
      ? []
      : [
          `"${name}" is no name of a guide: write lower-case letters, digits, _ and -, as in my_topic.`,
        ]),
    ...(existsSync(join(root, path)) ? [`${path} is there already. Choose another name.`] : []),
    ...(title.length > 60 ? [`The title has ${title.length} characters; write at most 60.`] : []),
  ];
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return { [path]: guideText(title) };
}

/** Has no description and no text yet, so that the content check asks for both. */
function guideText(title: string): string {
  return `---\ntitle: ${JSON.stringify(title)}\ndescription: ""\n---\n\n`;
}
