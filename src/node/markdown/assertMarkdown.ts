import { site } from "../../config/site";
import type { SiteFile } from "../output/siteFiles";

/** Agents cut off what is longer. */
const longestFile = 50_000;

/** Long enough for a member, and little for an agent that asks for several. */
export const longestMember = 6_000;

/** A title, one sentence as a quotation, and the way to the list of all files. */
const beginning = /^# .+\n\n> .+\n\n.*\/llms\.txt\)/;

/**
 * Throws where a file of Markdown is too long, begins otherwise than all do, has the place of another, or leads to one
 * that is not there; names every such file. `members` are the paths of those of one member or event.
 */
export function assertMarkdown(
  files: readonly SiteFile[],
  members: ReadonlySet<string>,
  pathPrefix = site.pathPrefix,
): void {
  const places = new Set(files.map(({ path }) => path));
  const problems = [
    ...files.flatMap((file) => tooLong(file, members.has(file.path) ? longestMember : longestFile)),
    ...files.flatMap((file) => problemsOf(file, places, pathPrefix)),
    ...repeated(files),
  ];
  if (problems.length === 0) return;
  throw new Error(`${problems.length} problems in the Markdown of pages:\n${problems.join("\n")}`);
}

function tooLong({ path, body }: SiteFile, longest: number): string[] {
  if (body.length <= longest) return [];
  const advice = longest === longestMember ? "Shorten its prose" : "Divide its page";
  return [`${path} has ${body.length} characters, more than ${longest}. ${advice}.`];
}

function problemsOf(
  { path, body }: SiteFile,
  places: ReadonlySet<string>,
  pathPrefix: string,
): string[] {
  const targets = [...body.matchAll(/\]\((\/[^\s)#]+\.md)/g)].map(([, target = ""]) => target);
  const dead = [...new Set(targets)].filter(
    (target) => target.startsWith(`${pathPrefix}/`) && !places.has(target.slice(pathPrefix.length)),
  );
  const isOdd = path.endsWith(".md") && !beginning.test(body);
  return [
    ...(isOdd
      ? [`${path} does not begin with a title and a sentence. Begin its section with prose.`]
      : []),
    ...dead.map((target) => `${path} leads to ${target}, which is not there.`),
  ];
}

/** Without regard to case, as some file systems are. */
function repeated(files: readonly SiteFile[]): string[] {
  const names = files.map(({ path }) => path.toLowerCase());
  return names
    .filter((name, index) => names.indexOf(name) !== index)
    .map((name) => `${name} is the place of two files.`);
}
