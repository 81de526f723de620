import { keepStyles } from "./keepStyles";

// Before styled-components starts, which reads the server's styles as soon as it is imported.
if (process.env.NODE_ENV === "production") keepStyles(document);
