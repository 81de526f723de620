/** A language the site is written in. */
export interface Locale {
  /** BCP 47 tag, also the `lang` of its pages. */
  code: string;
  /** Its name in its own language. */
  label: string;
  /** Where its pages begin. */
  path: string;
}

export const locales: readonly Locale[] = [{ code: "en", label: "English", path: "/" }];
