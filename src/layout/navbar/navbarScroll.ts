/** The state of the navbar between two scroll events. */
export interface NavbarScroll {
  /** px that the page was scrolled down. */
  y: number;
  isHidden: boolean;
}

/** A scroll event, and what keeps the navbar from moving. */
export interface ScrollStep {
  y: number;
  /** px that the page can be scrolled down. */
  end: number;
  navbarHeight: number;
  /** True where the navbar holds the focus or an open menu. */
  isHeld: boolean;
  /** True where it comes of a jump to a hash and not of the reader's scrolling. */
  isJump: boolean;
}

export const atTop: NavbarScroll = { y: 0, isHidden: false };

/**
 * Returns the navbar after a scroll event: down hides it, up shows it again. It stays as it is at a jump and where the
 * rubber band at the page's end pulls back, and is always there at the top and while the reader is in it.
 */
export function nextNavbarScroll(before: NavbarScroll, step: ScrollStep): NavbarScroll {
  const { y, end, navbarHeight, isHeld, isJump } = step;
  if (y < navbarHeight || isHeld) return { y, isHidden: false };
  const isRubberBand = before.y > end || y >= end;
  if (isJump || y === before.y) return { y, isHidden: before.isHidden };
  if (y > before.y) return { y, isHidden: true };
  return { y, isHidden: isRubberBand ? before.isHidden : false };
}
