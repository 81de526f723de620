import { nextNavbarScroll, type NavbarScroll, type ScrollStep } from "./navbarScroll";

const shownAt = (y: number): NavbarScroll => ({ y, isHidden: false });
const hiddenAt = (y: number): NavbarScroll => ({ y, isHidden: true });
const to = (y: number, step: Partial<ScrollStep> = {}): ScrollStep => ({
  y,
  end: 2000,
  navbarHeight: 60,
  isHeld: false,
  isJump: false,
  ...step,
});

it.each<[string, NavbarScroll, ScrollStep, boolean]>([
  ["scrolling down", shownAt(100), to(110), true],
  ["scrolling further down", hiddenAt(110), to(500), true],
  ["scrolling up", hiddenAt(500), to(490), false],
  ["no movement", hiddenAt(500), to(500), true],
  ["scrolling down near the top", shownAt(0), to(59), false],
  ["coming near the top", hiddenAt(70), to(59), false],
  ["scrolling down as far as the bar is high", shownAt(0), to(60), true],
  ["reaching the end", shownAt(1900), to(2000), true],
  ["the rubber band pulling back", hiddenAt(2040), to(2010), true],
  ["the rubber band's last step", hiddenAt(2010), to(1995), true],
  ["scrolling up from the end", hiddenAt(2000), to(1990), false],
  ["scrolling down with the focus or a menu in it", shownAt(100), to(300, { isHeld: true }), false],
  ["the focus coming into it", hiddenAt(300), to(310, { isHeld: true }), false],
  ["a jump down", shownAt(100), to(900, { isJump: true }), false],
  ["a jump up", hiddenAt(900), to(300, { isJump: true }), true],
  ["a jump to the top", hiddenAt(900), to(0, { isJump: true }), false],
])("[row 3] after %s, the navbar is hidden as it should be", (_case, before, step, isHidden) => {
  expect(nextNavbarScroll(before, step)).toEqual({ y: step.y, isHidden });
});
