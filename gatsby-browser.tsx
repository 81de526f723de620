import "./src/app/faults/sanitizePathAtStart";
export { wrapPageElement } from "./src/app/wrapPageElement";
export { wrapRootElement } from "./src/app/wrapRootElement";
export { disableCorePrefetching } from "./src/app/disableCorePrefetching";
export { onClientEntry } from "./src/app/onClientEntry";
export { onInitialClientRender } from "./src/app/onInitialClientRender";
export { replaceHydrateFunction } from "./src/app/replaceHydrateFunction";
export { onRouteUpdate } from "./src/app/routeUpdates";
export { shouldUpdateScroll } from "./src/app/scrollRestoration";
