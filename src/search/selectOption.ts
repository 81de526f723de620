/** Makes one option of a list the selected one. */
export function selectOption(list: HTMLElement | null, id: string | undefined): void {
  const selected = list?.querySelector('[aria-selected="true"]') ?? null;
  const wanted = id === undefined ? null : document.getElementById(id);
  if (selected === wanted) return;
  selected?.setAttribute("aria-selected", "false");
  wanted?.setAttribute("aria-selected", "true");
}
