import { sanitizeAddressBar } from "./sanitizePath";

// Imported first and for its effect: the router reads the address while its own module is loaded.
sanitizeAddressBar(window);
