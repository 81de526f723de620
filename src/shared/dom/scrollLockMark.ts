/** Attribute of `<html>` while a modal dialog is open. */
export const scrollLockMark = "data-scroll-locked";

/** Marks a dialog that is no longer shown, and closes in a moment. */
export const leavingMark = "data-leaving";
