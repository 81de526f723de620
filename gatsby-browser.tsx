export { wrapPageElement } from "./src/app/wrapPageElement";
export { disableCorePrefetching } from "./src/app/disableCorePrefetching";
export { onPreRouteUpdate, onRouteUpdate } from "./src/app/routeUpdates";
