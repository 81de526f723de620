import type { ReactNode } from "react";
import { isPlainClick } from "../../ui/links/isPlainClick";
import { PageLink } from "../../ui/links/PageLink";

interface FollowLinkProps {
  to: string;
  /** Told where the link is followed here; one that opens in another tab leaves the dialog open. */
  onFollow: () => void;
  children: ReactNode;
}

/** Renders a link out of the search. */
export function FollowLink({ to, onFollow, children }: FollowLinkProps) {
  return (
    <PageLink to={to} onClick={({ nativeEvent }) => isPlainClick(nativeEvent) && onFollow()}>
      {children}
    </PageLink>
  );
}
