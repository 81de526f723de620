/*
 * Gatsby's command line, whose own options for Node (`node --option gatsby.cjs build`) no process or thread of its
 * takes over: threads refuse V8's.
 */
const { execArgv } = require("node:process");

execArgv.length = 0;
require("gatsby/cli");
