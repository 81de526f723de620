import { savesData } from "../../ui/savesData";

/** Has nothing fetched when a link is pointed at by readers who save data or are on 2g, for whom Gatsby would. */
export function limitHoverPrefetch(loader: GatsbyRuntime["___loader"]): void {
  const { hovering } = loader;
  loader.hovering = (path) => {
    if (!savesData(navigator)) hovering(path);
  };
}
