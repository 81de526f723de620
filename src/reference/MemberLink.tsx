import { SiteLink } from "../ui/links/SiteLink";
import { useApiClass } from "./apiClassContext";
import { referenceHref } from "./referenceHref";

interface MemberLinkProps {
  /** `Locator#fill`, `Locator`, or any other code. */
  code: string;
}

/** Renders code, and a link to what it names where that has a page. */
export function MemberLink({ code }: MemberLinkProps) {
  const { typeLinks } = useApiClass();
  const href = referenceHref(code, typeLinks);
  if (href === null) return <code>{code}</code>;
  return (
    <SiteLink href={href}>
      <code>{code}</code>
    </SiteLink>
  );
}
