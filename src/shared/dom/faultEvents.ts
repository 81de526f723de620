/** The event of `document` that carries a fault: something of a page that could not be loaded. */
export const faultEvent = "site:fault";

/** The event of `document` when the app does not start; its detail is the address of the script that failed, or empty. */
export const startFaultEvent = "site:start-fault";
