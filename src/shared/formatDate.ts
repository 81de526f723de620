/** A moment as a day in UTC, the same on every machine: `21 November 2025`. */
export function formatDate(iso: string): string {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(iso),
  );
}
