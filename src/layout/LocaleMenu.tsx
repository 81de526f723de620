import { locales } from "../config/locales";
import { site } from "../config/site";
import { words } from "../config/words";
import { DropdownMenu } from "../ui/DropdownMenu";

/** The languages of the site. */
export function LocaleMenu() {
  const items = locales.map(({ code, label, path }) => ({
    label,
    path,
    isCurrent: code === site.locale,
  }));
  const chosen = locales.find(({ code }) => code === site.locale)?.label ?? site.locale;
  return <DropdownMenu label={words.locale.label} chosen={chosen} items={items} icon="language" />;
}
