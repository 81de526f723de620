import { savesData } from "../../ui/savesData";

/** Gatsby fetches a page when its link is pointed at, also for readers who save data or are on 2g: for them not. */
export function spareHover(loader: GatsbyRuntime["___loader"]): void {
  const { hovering } = loader;
  loader.hovering = (path) => {
    if (!savesData(navigator)) hovering(path);
  };
}
