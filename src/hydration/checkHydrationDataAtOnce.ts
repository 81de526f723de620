import { checkHydrationData } from "./hydrationData";

// Imported for its effect: Gatsby makes its loader with these data before it calls any hook.
checkHydrationData(window);
