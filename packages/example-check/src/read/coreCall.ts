import type { CallArguments } from "./arguments";
import type { SourceRange } from "../report/findings";
import { runBlock, runCallable } from "./procs";
import { arrayOf, core, other, type RubyType } from "../types/rubyType";
import { nameSet } from "../types/rubyNames";
import type { Walk } from "./walk";

/** A call that is read but for its receiver. */
export interface CoreCall {
  name: string;
  given: CallArguments;
  at: SourceRange;
}

const stringMethods = nameSet(
  `to_s strip lstrip rstrip upcase downcase capitalize gsub sub inspect join chomp squeeze tr delete
  ljust rjust center encode unpack1 hexdigest reverse delete_prefix delete_suffix strftime iso8601 format`,
);
const integerMethods = nameSet("to_i length size count round ceil floor hash ord");
const operators = nameSet("== != ! < > <= >= =~ ===");

/** Returns the type of a call on a value of Ruby's own, by the name alone. */
export function coreResult(name: string): RubyType {
  if (stringMethods.has(name)) return core("String");
  if (integerMethods.has(name)) return core("Integer");
  if (name === "to_f") return core("Float");
  if (name.endsWith("?") || operators.has(name)) return core("Boolean");
  if (["lines", "split", "chars", "scan", "keys", "to_a"].includes(name)) return arrayOf(other);
  return other;
}

const arithmetic = nameSet("+ - * / % **");

/** Reads a call on a String, a number, `nil` and so on. */
export function callOnCore(receiver: RubyType, { name, given }: CoreCall, walk: Walk): RubyType {
  runBlock(
    given.block,
    receiver.kind === "core" && name === "times" ? [core("Integer")] : [],
    walk,
  );
  if (receiver.kind === "nil") return name === "to_a" ? arrayOf(other) : coreResult(name);
  if (arithmetic.has(name) && receiver.kind === "core") return arithmeticResult(receiver, given);
  return coreResult(name);
}

function arithmeticResult(
  receiver: RubyType & { kind: "core" },
  { positional }: CallArguments,
): RubyType {
  const [operand] = positional;
  const isNumber = receiver.name === "Integer" || receiver.name === "Float";
  if (!isNumber || operand?.type.kind !== "core") return isNumber ? other : receiver;
  return operand.type.name === "Float" ? operand.type : receiver;
}

/** Reads a call of a lambda: `call`, `()`, `[]`, `yield`. */
export function callOnProc(proc: RubyType, { name, given }: CoreCall): RubyType {
  const calls = ["call", "[]", "yield", "==="];
  const types = given.positional.map(({ type }) => type);
  return calls.includes(name) ? runCallable(proc, types) : other;
}
