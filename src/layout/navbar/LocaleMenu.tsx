import { locale } from "../../config/locales";
import { messages } from "../../config/messages";
import { DropdownMenu } from "../../ui/choice/DropdownMenu";
import { useLocaleLinks } from "./useLocaleLinks";

/** Renders the languages of the site. */
export function LocaleMenu() {
  const items = useLocaleLinks();
  return (
    <DropdownMenu
      label={messages.locale.label}
      chosen={locale.label}
      items={items}
      icon="language"
    />
  );
}
