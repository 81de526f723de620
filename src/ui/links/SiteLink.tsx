import type { ComponentPropsWithoutRef } from "react";
import { isPagePath } from "./isPagePath";
import { PageLink } from "./PageLink";

/** Renders a link to a page of this site through the router; to anything else as a plain link. */
export function SiteLink({ href = "", children, ...rest }: ComponentPropsWithoutRef<"a">) {
  if (isPagePath(href)) {
    return (
      <PageLink {...rest} to={href}>
        {children}
      </PageLink>
    );
  }
  return (
    <a {...rest} href={href} rel={/^https?:/.test(href) ? "noopener" : undefined}>
      {children}
    </a>
  );
}
