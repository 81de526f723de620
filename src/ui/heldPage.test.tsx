import { heldPageMark } from "../shared/heldPageMark";
import { holdPage } from "./heldPage";

const isHeld = () => document.documentElement.hasAttribute(heldPageMark);

it("holds the page until the last dialog is closed", () => {
  const [menu, search] = [document.createElement("dialog"), document.createElement("dialog")];
  holdPage(menu, true);
  holdPage(search, true);
  holdPage(search, false);
  expect(isHeld()).toBe(true);
  holdPage(menu, false);
  expect(isHeld()).toBe(false);
});

it("counts a dialog once", () => {
  const menu = document.createElement("dialog");
  holdPage(menu, true);
  holdPage(menu, true);
  holdPage(menu, false);
  expect(isHeld()).toBe(false);
});
