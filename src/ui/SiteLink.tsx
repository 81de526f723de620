import { Link } from "gatsby";
import type { ComponentPropsWithoutRef } from "react";
import { isPagePath } from "./isPagePath";

/** A link to a page of this site through the router; to anything else as a plain link. */
export function SiteLink({ href = "", children, ...rest }: ComponentPropsWithoutRef<"a">) {
  if (isPagePath(href)) {
    return (
      <Link {...rest} to={href}>
        {children}
      </Link>
    );
  }
  return (
    <a {...rest} href={href} rel={/^https?:/.test(href) ? "noopener" : undefined}>
      {children}
    </a>
  );
}
