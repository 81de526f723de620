const { readFileSync } = require("node:fs");
const { parse } = require("yaml");

const toModule = (text) => `module.exports = ${JSON.stringify(parse(text))};`;

/** Lets Node import the YAML of `content/search`, as webpack does for the site. */
require.extensions[".yml"] = (module, file) => {
  module._compile(toModule(readFileSync(file, "utf8")), file);
};

/** The same for Jest, which calls it by this name. */
exports.process = (text) => ({ code: toModule(text) });
