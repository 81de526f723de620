import { withPrefix } from "gatsby";
import { useContext, type ComponentPropsWithoutRef } from "react";
import { CurrentPathContext } from "./currentPathContext";
import { originalLink } from "./untranslated";

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
