import { callOwn } from "./bareCall";
import { coreResult, type CoreCall } from "./coreCall";
import { runBlock } from "./procs";
import { arrayOf, core, hashOf, other, unknown, type RubyType } from "../types/rubyType";
import type { Walk } from "./walk";

/** Returns the type that `new` gives, of a class of the example's own or of Ruby's. */
export function instantiate(name: string, { given }: CoreCall, walk: Walk): RubyType {
  const initialize =
    walk.program.definitions.methods.get(`${name}#initialize`) ??
    walk.program.earlier?.methods.get(`${name}#initialize`);
  if (initialize) callOwn(initialize, given, walk);
  else runBlock(given.block, [], walk);
  if (/(^|::)(Queue|Set|Array)$/.test(name)) return arrayOf(unknown);
  if (name === "Hash") return hashOf(unknown);
  if (["Time", "DateTime", "Regexp", "File"].includes(name)) return core(name);
  if (name === "String") return core("String");
  return { kind: "instance", of: name };
}

/** Reads a class method of Ruby's own or of another library. */
export function callOnConstant(
  name: string,
  { name: method, given }: CoreCall,
  walk: Walk,
): RubyType {
  const value = runBlock(given.block, [other], walk);
  if (name === "Time" && /^(now|at|utc|gm|local|mktime|parse|iso8601)$/.test(method))
    return core("Time");
  if (name === "DateTime") return core("DateTime");
  if (name === "File" && (method === "open" || method === "new"))
    return given.block ? value : core("File");
  if (
    name === "File" &&
    /^(join|expand_path|read|binread|basename|dirname|extname|absolute_path)$/.test(method)
  )
    return core("String");
  if (/(^|::)(Timeout|ActiveSupport)$/.test(name) || method === "synchronize") return value;
  return coreResult(method);
}
