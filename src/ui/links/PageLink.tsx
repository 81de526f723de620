import { withPrefix } from "gatsby";
import { type ComponentPropsWithoutRef, useContext } from "react";
import { CurrentPathContext } from "./currentPathContext";
import { locales } from "../../config/locales";
import { site } from "../../config/site";

interface PageLinkProps extends Omit<ComponentPropsWithoutRef<"a">, "href"> {
  /** Path of a page of this site, with its query and hash. */
  to: string;
}

/**
 * Renders a link to a page of this site, which `followLinks` follows. Gatsby's own is eight components deep and
 * watches, each link for itself, whether it is in view.
 */
export function PageLink({ to, children, ...rest }: PageLinkProps) {
  const original = originalLink(to);
  const isCurrent = useContext(CurrentPathContext) === to;
  if (original !== null)
    return (
      <a {...rest} href={original.href} hrefLang={original.hrefLang}>
        {children} <small lang={original.hrefLang}>({original.label})</small>
      </a>
    );
  return (
    <a aria-current={isCurrent ? "page" : undefined} {...rest} href={withPrefix(to)}>
      {children}
    </a>
  );
}

/** The pages that only the first locale has, as the build of a further locale is told. */
const paths = new Set((process.env.GATSBY_UNTRANSLATED ?? "").split(" ").filter(Boolean));

/** Returns a link's address and language in the first locale, for a page that this one has not; `null` for others. */
function originalLink(to: string): { href: string; hrefLang: string; label: string } | null {
  const [original] = locales;
  const [path = ""] = to.split(/[?#]/);
  if (original === undefined || !paths.has(path)) return null;
  return { href: site.rootPath + to, hrefLang: original.code, label: original.label };
}
