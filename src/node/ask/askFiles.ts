import type { ApiMember } from "../../shared/api/apiClass";
import { askPath } from "../../shared/search/askPage";
import { searchConfig } from "../../config/search";
import { linkedTree } from "../content/linkedTree";
import {
  classOfPage,
  type ContentPage,
  type JoinedClass,
  type VersionContent,
} from "../content/versionContent";
import type { SiteFile } from "../output/siteFiles";
import { askPassages } from "./askPassages";
import {
  arrayMethods,
  capybaraSessionMethods,
  objectMethods,
  rspecMatchers,
} from "../../../packages/example-check/src/types/rubyNames";

/** Returns what Ask mode quotes from a page, which may be about a class. */
export function askFile(page: ContentPage, content: VersionContent): SiteFile {
  const { path } = page;
  const { apiClass = null } = classOfPage(content, path) ?? {};
  const passages = askPassages(linkedTree(page, content), apiClass, path);
  return { path: askPath(path), body: JSON.stringify(passages) };
}

/** Returns the file of Ask mode at a path of the site; none where there is no such page. */
export function findAskFile(content: VersionContent, file: string): SiteFile[] {
  if (file === searchConfig.namesFilePath) return [askNamesFile(content.pageClasses)];
  const page = content.pages.find(({ path }) => askPath(path) === file);
  return page === undefined ? [] : [askFile(page, content)];
}

/** The methods of Ruby's own classes and the test frameworks beyond the names of the example check. */
const rubyMethods =
  `[] []= + - abs add after all around assert assert_equal basename before binread binwrite body call ceil chars
  chomp chop collect compact concat configure context days decode deep_dup default describe detect dirname
  downcase each each_char each_line each_pair each_slice each_with_index each_with_object encode end_with?
  ensure exec exist? exit expand_path expect fetch filter filter_map find find_all first flat_map flatten floor
  format generate get gsub gsub! group_by hours hex index info inject it join key key? keys last lazy let lines
  ljust load lstrip map match match? max_by merge merge! minutes mkdir mkdir_p new next not_to now open order ord
  parse partition pop post puts push raise read readlines reduce reject rescue resume reverse rewind rjust
  root round rstrip save scan seconds select send shift size slice sleep sort sort_by split sprintf squeeze
  start_with? step store strftime strip sub subject succ sum symbolize_keys system take take_while times to
  to_a to_f to_h to_i to_json to_proc to_r to_sym today transform_keys transform_values truncate uniq unlink
  unshift upcase upto utc value value? values visit warn weeks where with_index write years zero? zip`
    .split(/\s+/)
    .filter(Boolean);

/** Returns the file of every name that an example may use: an answer from elsewhere is held against it. */
export function askNamesFile(classes: readonly Pick<JoinedClass, "apiClass">[]): SiteFile {
  const members = classes.flatMap(({ apiClass }) => apiClass.members);
  const options = members.flatMap((member) => member.options);
  return {
    path: searchConfig.namesFilePath,
    body: JSON.stringify({
      members: inOrder(members.flatMap(memberNames)),
      options: inOrder(options.map(({ name }) => lastPart(name))),
      others: inOrder(rubyNames.flatMap((list) => [...list])),
    }),
  };
}

function inOrder(names: readonly string[]): string[] {
  return [...new Set(names)].sort();
}

const rubyNames = [objectMethods, arrayMethods, rspecMatchers, capybaraSessionMethods, rubyMethods];

/** An assertion is called without the `to_` or `not_to_` of its name. */
function memberNames({ name, aliases, negation }: ApiMember): string[] {
  const names = [name, ...aliases, ...(negation ? [negation.name] : [])];
  return names.flatMap((each) => [each, each.replace(/^(?:not_)?to_/, ""), each.replace(/=$/, "")]);
}

/** `clip.x` is the key `x` of a hash. */
function lastPart(name: string): string {
  return name.slice(name.lastIndexOf(".") + 1);
}
