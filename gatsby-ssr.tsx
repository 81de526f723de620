export { onRenderBody } from "./src/app/onRenderBody";
export { replaceRenderer } from "./src/app/replaceRenderer";
export { wrapPageElement } from "./src/app/wrapPageElement";
export { wrapRootElement } from "./src/app/wrapRootElement";
import "./src/app/everyTemplate";
