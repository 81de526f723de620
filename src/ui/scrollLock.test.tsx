import { scrollLockMark } from "../shared/dom/scrollLockMark";
import { updateScrollLock } from "./scrollLock";

it("keeps the page from scrolling until the last dialog is closed", () => {
  document.body.innerHTML = "<dialog open></dialog><dialog open></dialog>";
  const isLocked = Array.from(document.querySelectorAll("dialog"), (dialog) => {
    updateScrollLock();
    const isLockedBefore = document.documentElement.hasAttribute(scrollLockMark);
    dialog.removeAttribute("open");
    return isLockedBefore;
  });
  updateScrollLock();
  expect([...isLocked, document.documentElement.hasAttribute(scrollLockMark)]).toEqual([
    true,
    true,
    false,
  ]);
});
