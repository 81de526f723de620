/** A language the site is written in. */
export interface Locale {
  /** BCP 47 tag, also the `lang` of its pages. */
  code: string;
  /** Its name in its own language. */
  label: string;
  dir: "ltr" | "rtl";
  /** The path of its pages: each locale is a build of its own under this path. */
  path: string;
}

/** The first is the one that the documents of `content` are written in. */
export const locales: readonly Locale[] = [{ code: "en", label: "English", dir: "ltr", path: "/" }];

/** The locale of this build: `GATSBY_LOCALE`, or the first. */
export const locale = localeNamed(process.env.GATSBY_LOCALE);

function localeNamed(code: string | undefined): Locale {
  const [first] = locales;
  const found = code ? locales.find((candidate) => candidate.code === code) : first;
  if (found !== undefined) return found;
  const known = locales.map((candidate) => candidate.code).join(", ");
  throw new Error(`GATSBY_LOCALE is "${code ?? ""}". What there is: ${known}.`);
}

/** Returns a path of the site as it is called in a locale: `/docs/api` → `/ja/docs/api`, `/` → `/ja/`. */
export function pathInLocale({ path: start }: Locale, path: string): string {
  return start === "/" ? path : start + path;
}
