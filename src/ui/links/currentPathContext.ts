import { createContext } from "react";

/** The path of the page that is read, as links name it; `null` where there is no page. */
export const CurrentPathContext = createContext<string | null>(null);
