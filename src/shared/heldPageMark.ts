/** Attribute of `<html>` while a modal dialog is open. */
export const heldPageMark = "data-held";
