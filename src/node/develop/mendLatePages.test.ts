import { EventEmitter } from "node:events";
import { mendLatePages } from "./mendLatePages";

const page = { id: "page", internal: { type: "DocPage" } };

describe("pages planned before a document came", () => {
  let emitter: EventEmitter;
  let timer: NodeJS.Timeout;
  let mutations: unknown[];

  beforeEach(() => {
    jest.useFakeTimers();
    emitter = new EventEmitter();
    timer = mendLatePages(emitter);
    mutations = [];
    emitter.on("ENQUEUE_NODE_MUTATION", (mutation) => mutations.push(mutation));
  });

  afterEach(() => {
    clearInterval(timer);
    jest.useRealTimers();
  });

  it.each(["CREATE_NODE", "DELETE_NODE"])("are planned again after %s", (type) => {
    emitter.emit("CREATE_PAGE", { type: "CREATE_PAGE" });
    emitter.emit(type, { type, payload: page });
    jest.advanceTimersByTime(2_000);
    expect(mutations).toEqual([{ type: "touchNode", payload: [page] }]);
    emitter.emit("CREATE_PAGE", { type: "CREATE_PAGE" });
    jest.advanceTimersByTime(60_000);
    expect(mutations).toHaveLength(1);
  });

  it("are left alone where they were planned since, and for nodes that are no document", () => {
    emitter.emit("CREATE_NODE", { type: "CREATE_NODE", payload: page });
    jest.advanceTimersByTime(900);
    emitter.emit("CREATE_PAGE", { type: "CREATE_PAGE" });
    emitter.emit("CREATE_NODE", { payload: { id: "words", internal: { type: "ApiWords" } } });
    emitter.emit("DELETE_NODE", { type: "DELETE_NODE" });
    jest.advanceTimersByTime(60_000);
    expect(mutations).toEqual([]);
  });
});
