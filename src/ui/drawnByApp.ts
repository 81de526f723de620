/** Attribute of `<html>` from the first navigation on: what React draws then is laid out as it comes. */
export const drawnByAppMark = "data-drawn-by-app";
