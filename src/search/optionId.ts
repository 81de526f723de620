/** The id of the option at a place of a list. */
export function optionId(listId: string, place: number): string {
  return `${listId}${place}`;
}
