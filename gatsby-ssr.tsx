export { onRenderBody } from "./src/app/onRenderBody";
export { wrapPageElement } from "./src/app/wrapPageElement";
export { wrapRootElement } from "./src/app/wrapRootElement";
