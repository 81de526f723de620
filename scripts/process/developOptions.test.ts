import { developCommand, developOptions } from "./developOptions";
import { readCommandLine } from "./runMain";

it.each<[string, string[], NodeJS.ProcessEnv, object]>([
  ["nothing is said", [], {}, { port: 8000, others: [] }],
  ["--port is given", ["--port", "8001"], {}, { port: 8001 }],
  ["--port= is given", ["--port=8001"], {}, { port: 8001 }],
  ["-p is given", ["-p", "8001"], {}, { port: 8001 }],
  ["PORT is set", [], { PORT: "8002" }, { port: 8002 }],
  ["both are", ["--port", "8001"], { PORT: "8002" }, { port: 8001 }],
  ["PORT is empty", [], { PORT: "" }, { port: 8000 }],
  ["a host is given", ["-H", "0.0.0.0"], {}, { others: ["--host", "0.0.0.0"] }],
])("reads the options where %s", (_case, args, env, options) => {
  expect(optionsOf(args, env)).toMatchObject(options);
});

it.each([
  [["--port", "abc"], 'PORT is "abc"'],
  [["--prot", "1"], "There is no option --prot."],
  [["8001"], '"8001" is too much.'],
])("refuses %j", (args, message) => {
  expect(() => optionsOf(args, {})).toThrow(message);
});

function optionsOf(args: readonly string[], env: NodeJS.ProcessEnv) {
  const line = readCommandLine(developCommand, args);
  if ("problems" in line) throw new Error(line.problems.join(" "));
  return developOptions(line, env);
}
