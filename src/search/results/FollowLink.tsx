import type { ReactNode } from "react";
import { PageLink } from "../../ui/links/PageLink";
import { opensElsewhere } from "./opensElsewhere";

interface FollowLinkProps {
  to: string;
  /** Told where the link is followed here; one that opens in another tab leaves the dialog open. */
  onFollow: () => void;
  children: ReactNode;
}

/** Renders a link out of the search. */
export function FollowLink({ to, onFollow, children }: FollowLinkProps) {
  return (
    <PageLink
      to={to}
      onClick={(event) => {
        if (!opensElsewhere(event)) onFollow();
      }}
    >
      {children}
    </PageLink>
  );
}
