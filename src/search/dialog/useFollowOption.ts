import { useEffect, useRef } from "react";

/** Opens the active option. Enter before the results are there means the first of them, not one of the query before. */
export function useFollowOption(query: string, isLoading: boolean, activeId: string | undefined) {
  const awaited = useRef<{ query: string; inNewTab: boolean } | null>(null);
  useEffect(() => {
    if (isLoading || !awaited.current) return;
    if (awaited.current.query === query && activeId) openLink(activeId, awaited.current.inNewTab);
    awaited.current = null;
  }, [query, isLoading, activeId]);
  return (isChosen: boolean, inNewTab: boolean) => {
    if (isLoading && !isChosen) awaited.current = { query, inNewTab };
    else if (activeId) openLink(activeId, inNewTab);
  };
}

function openLink(id: string, inNewTab: boolean): void {
  const link = document.getElementById(id);
  if (!(link instanceof HTMLAnchorElement)) return;
  if (inNewTab) window.open(link.href, "_blank", "noopener");
  else link.click();
}
