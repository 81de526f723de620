import { createContext } from "react";

/** Whether a page must be drawn as a whole at once: the reader goes back to a place in it, or to an anchor. */
export const WholePageContext = createContext(true);
