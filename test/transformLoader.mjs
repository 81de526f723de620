import { createTransformer } from "@swc/jest";

/** The names that each module has under CommonJS. */
const ownNames = /^const (?:require|__dirname) = .*$/gm;

/** A transformer of loaders of native code that are ES modules and define for themselves what CommonJS has. */
export default {
  createTransformer(options) {
    const transformer = createTransformer(options);
    return {
      ...transformer,
      process: (source, ...more) => transformer.process(source.replaceAll(ownNames, ""), ...more),
    };
  },
};
