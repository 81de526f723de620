import { versions } from "../../config/versions";
import { resolveSidebar, translateSidebar } from "../../shared/navigation/resolveSidebar";
import { currentVersion } from "../../shared/versions/versionAddress";
import { announcementContent } from "../config/announcementContent";
import type { SiteChoices } from "../config/siteChoices";
import { versionContent } from "../content/versionContent";
import { pageTargets } from "../pages/pageTargets";
import { currentChoices } from "../preview/followChoices";
import { versionedSearchRecords } from "../search/versionedSearchRecords";
import { addressesInVersion } from "../versions/addressesInVersion";
import { readFrozenSidebars, type Sidebars } from "../versions/frozenVersion";
import { dependOnFiles, type ResolverContext } from "./resolverContext";

/** The resolvers of what is asked for beside pages. In a preview the files of `src/config` are nodes as well. */
export const queryResolvers = {
  sidebars: { type: "Sidebars!", resolve: fromFiles(resolveSidebars) },
  announcement: { type: "JSON", resolve: fromFiles(resolveAnnouncement) },
  searchRecords: { type: "JSON!", resolve: fromFiles(versionedSearchRecords) },
  pageTargets: {
    type: "JSON!",
    resolve: fromFiles(() =>
      versions.flatMap(({ name }) => addressesInVersion(pageTargets(versionContent(name)), name)),
    ),
  },
};

function fromFiles<T>(make: (choices: SiteChoices) => T) {
  return (_root: object, _args: object, context: ResolverContext): T => {
    dependOnFiles(context);
    return make(currentChoices().shown);
  };
}

function resolveAnnouncement({ siteConfig: { announcement } }: SiteChoices) {
  if (announcement === null) return null;
  const { id, isCloseable } = announcement;
  return { id, isCloseable, content: announcementContent(announcement).content };
}

function resolveSidebars({ sidebars, labelOf }: SiteChoices) {
  const sidebarsOf = (declared: Sidebars, version: string) => {
    const { pages } = versionContent(version);
    const [api, docs] = [declared.api, declared.docs].map((items) =>
      addressesInVersion(translateSidebar(resolveSidebar(items, pages), labelOf), version),
    );
    return { api, docs };
  };
  const frozen = versions.slice(1).map(({ name }) => {
    return [name, sidebarsOf(readFrozenSidebars(process.cwd(), name), name)];
  });
  return { ...sidebarsOf(sidebars, currentVersion), frozen: Object.fromEntries(frozen) as object };
}
