import { locale } from "../../config/locales";
import { words } from "../../config/words";
import { DropdownMenu } from "../../ui/choice/DropdownMenu";
import { useLocaleLinks } from "./useLocaleLinks";

/** The languages of the site. */
export function LocaleMenu() {
  const items = useLocaleLinks();
  return (
    <DropdownMenu label={words.locale.label} chosen={locale.label} items={items} icon="language" />
  );
}
