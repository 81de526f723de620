import "./src/app/faults/mendPathAtOnce";
export { wrapPageElement } from "./src/app/wrapPageElement";
export { wrapRootElement } from "./src/app/wrapRootElement";
export { disableCorePrefetching } from "./src/app/disableCorePrefetching";
export { onRouteUpdate } from "./src/app/routeUpdates";
export { onClientEntry, onInitialClientRender } from "./src/app/onClientEntry";
export { shouldUpdateScroll } from "./src/app/keepPlace";
