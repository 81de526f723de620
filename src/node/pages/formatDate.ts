/** Returns a moment as a day in UTC, the same on every machine: `21 November 2025`. */
export function formatDate(iso: string, language = "en"): string {
  const name = language === "en" ? "en-GB" : language;
  return new Intl.DateTimeFormat(name, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(iso),
  );
}
