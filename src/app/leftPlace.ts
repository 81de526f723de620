import { partPlace, scrollToPart, type PartPlace } from "./partPlace";

/** By the key that Reach Router gives an entry of the history. */
const places = new Map<string, PartPlace | null>();

/**
 * Notes which part the reader leaves for another page: the pixels that Gatsby notes are other ones when the page is drawn
 * again, where its parts had not their true heights yet (`laidOutInView`).
 */
export function noteLeftPlace(): void {
  places.set(currentKey(), partPlace());
}

/** Leads a reader who returns to the part that was left; once, as from then on the heights are true. */
export function giveLeftPlaceBack(): void {
  const place = places.get(currentKey());
  if (place) scrollToPart(place);
  places.delete(currentKey());
}

function currentKey(): string {
  const { key } = (window.history.state ?? {}) as { key?: string };
  return key ?? "initial";
}
