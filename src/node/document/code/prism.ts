import { Prism } from "prism-react-renderer";

// The grammars of prismjs add themselves to a global `Prism`, so it has to be there before they load.
Object.assign(globalThis, { Prism });

export { Prism };
