import { developOptions } from "./developOptions";

it.each<[string, string[], NodeJS.ProcessEnv, object]>([
  ["nothing is said", [], {}, { port: 8000, others: [] }],
  ["--port is given", ["--port", "8001"], {}, { port: 8001 }],
  ["--port= is given", ["--port=8001"], {}, { port: 8001 }],
  ["-p is given", ["-p", "8001"], {}, { port: 8001 }],
  ["PORT is set", [], { PORT: "8002" }, { port: 8002 }],
  ["both are", ["--port", "8001"], { PORT: "8002" }, { port: 8001 }],
  ["PORT is empty", [], { PORT: "" }, { port: 8000 }],
  ["a host is given", ["-H", "0.0.0.0"], {}, { others: ["--host", "0.0.0.0"] }],
  ["help is asked for", ["--help"], {}, { wantsHelp: true }],
])("reads the options where %s", (_case, args, env, options) => {
  expect(developOptions(args, env)).toMatchObject(options);
});

it.each([
  [["--port", "abc"], 'PORT is "abc"'],
  [["--prot", "1"], "Unknown option '--prot'"],
  [["8001"], "Unexpected argument '8001'"],
])("refuses %j", (args, message) => {
  expect(() => developOptions(args, {})).toThrow(message);
});
