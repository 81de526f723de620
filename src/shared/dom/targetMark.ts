/** Of the element that the address leads to, once the app follows it: `:target` stays at the one that was loaded. */
export const targetMark = "data-target";

/** Of `<html>`, from then on. */
export const targetsMark = "data-targets";
