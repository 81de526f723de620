import { versions } from "../../config/versions";
import {
  resolveSidebar,
  translateSidebar,
  type SidebarPage,
} from "../../shared/navigation/resolveSidebar";
import { currentVersion } from "../../shared/versions/versionAddress";
import { announcementContent } from "../config/announcementContent";
import { currentChoices } from "../preview/followChoices";
import { versionedPageTargets } from "../pages/pageTargets";
import { versionedSearchRecords } from "../search/versionedSearchRecords";
import { addressesInVersion, versionContext } from "../versions/versionContext";
import { readFrozenSidebars, type Sidebars } from "../versions/frozenVersion";
import { isPreview } from "../isPreview";
import type { SiteChoices } from "../config/siteChoices";
import type { ResolverContext } from "./resolverContext";
import { linksOf } from "./sharedAnswers";

/** The resolvers of what is asked for beside pages. */
export const queryResolvers = {
  sidebars: { type: "Sidebars!", resolve: resolveSidebars },
  announcement: { type: "JSON", resolve: resolveAnnouncement },
  searchRecords: {
    type: "JSON!",
    resolve: (_root: object, _args: object, context: ResolverContext) =>
      versionedSearchRecords(context),
  },
  pageTargets: {
    type: "JSON!",
    resolve: (_root: object, _args: object, context: ResolverContext) =>
      versionedPageTargets(context, linksOf),
  },
};

function resolveAnnouncement(_root: object, _args: object, context: ResolverContext) {
  const { announcement } = choicesFor(context).siteConfig;
  if (announcement === null) return null;
  const { id, isCloseable } = announcement;
  return { id, isCloseable, content: announcementContent(announcement).content };
}

/** In a preview the files of `src/config` are nodes, so that what depends on them is asked for again. */
function choicesFor({ nodeModel }: ResolverContext): SiteChoices {
  if (isPreview()) nodeModel.trackPageDependencies(null, { connectionType: "File" });
  return currentChoices().shown;
}

async function resolveSidebars(_root: object, _args: object, context: ResolverContext) {
  const frozen = await Promise.all(
    versions.slice(1).map(async ({ name }) => {
      const declared = readFrozenSidebars(process.cwd(), name);
      return [name, await sidebarsOf(declared, name, context)] as const;
    }),
  );
  const current = await sidebarsOf(choicesFor(context).sidebars, currentVersion, context);
  return { ...current, frozen: Object.fromEntries(frozen) };
}

async function sidebarsOf(declared: Sidebars, version: string, context: ResolverContext) {
  const { nodeModel } = versionContext(context, version);
  const { entries } = await nodeModel.findAll<SidebarPage>({ type: "DocPage" });
  // Nodes come in the order in which their files happened to be read.
  const pages = [...entries].sort((a, b) => a.path.localeCompare(b.path, "en"));
  const { labelOf } = currentChoices().shown;
  const [api, docs] = [declared.api, declared.docs].map((items) =>
    addressesInVersion(translateSidebar(resolveSidebar(items, pages), labelOf), version),
  );
  return { api, docs };
}
