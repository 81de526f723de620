import type { ClassJson, MethodJson } from "../../../gem-facts/src/classFacts";

/** Errors of the library, which have no file of facts. */
export const errorNames: readonly string[] = [
  "AlreadyDisposedError",
  "AssertionError",
  "CrashedError",
  "DebugConsoleNotEnabledError",
  "DifferentFrameError",
  "DriverCrashedError",
  "Error",
  "FrameAlreadyDetachedError",
  "FramePageNotReadyError",
  "SocketClosedError",
  "SocketError",
  "TargetClosedError",
  "TimeoutError",
  "Transport::AlreadyDisconnectedError",
  "WebSocketClient::TransportError",
  "WebSocketTransport::AlreadyDisconnectedError",
];

const ofError = ["TargetClosedError", "TimeoutError"];

/** Returns what an error of the library inherits from. */
export function errorParent(name: string): "Error" | "StandardError" {
  return ofError.includes(name) ? "Error" : "StandardError";
}

const attributes = ["message", "name", "stack", "details", "raw_log"];
const ofException = [
  "backtrace",
  "backtrace_locations",
  "cause",
  "full_message",
  "detailed_message",
];

/** The members of an error of the library, as a file of facts would have them. */
export const errorFacts: ClassJson = {
  class: "Error",
  rubyClass: "Playwright::Error",
  path: "error",
  status: "current",
  methods: [...attributes, ...ofException].map(attribute),
  events: [],
};

function attribute(name: string): MethodJson {
  return {
    name,
    playwrightName: null,
    kind: "property",
    implemented: true,
    anchor: name,
    aliases: [],
    params: [],
    block: null,
    returns: { type: "Object" },
    deprecated: false,
    discouraged: false,
    throws: [],
  };
}
