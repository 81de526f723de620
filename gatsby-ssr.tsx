export { onRenderBody } from "./src/app/onRenderBody";
export { replaceRenderer } from "./src/app/replaceRenderer";
export { wrapPageElement } from "./src/app/wrapPageElement";
export { wrapServerRoot as wrapRootElement } from "./src/app/wrapServerRoot";
