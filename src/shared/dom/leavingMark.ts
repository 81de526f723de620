/** Marks a dialog that is no longer shown, and closes in a moment. */
export const leavingMark = "data-leaving";
