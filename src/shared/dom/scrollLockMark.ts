/** Attribute of `<html>` while a modal dialog is open. */
export const scrollLockMark = "data-scroll-locked";
