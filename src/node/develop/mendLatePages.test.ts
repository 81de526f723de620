import { EventEmitter } from "node:events";
import { mendLatePages } from "./mendLatePages";

const page = { id: "page", internal: { type: "DocPage", contentDigest: "new" } };

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

  function plan(context: object): void {
    emitter.emit("CREATE_PAGE", { type: "CREATE_PAGE", payload: { context } });
  }

  const whole = { id: "page", digest: "new" };

  it.each([
    ["CREATE_NODE", whole],
    ["DELETE_NODE", { id: "other", digest: "old" }],
  ])("are planned again after %s", (type, context) => {
    plan(context);
    emitter.emit(type, { type, payload: page });
    jest.advanceTimersByTime(2_000);
    expect(mutations).toEqual([{ type: "touchNode", payload: [page] }]);
    plan(context);
    jest.advanceTimersByTime(60_000);
    expect(mutations).toHaveLength(1);
  });

  it.each([
    ["without the document", { id: "other", digest: "new" }],
    ["with the document as it was", { id: "page", digest: "old" }],
    ["of code alone", {}],
  ])("are planned again after a plan %s", (_case, context) => {
    emitter.emit("CREATE_NODE", { type: "CREATE_NODE", payload: page });
    plan(context);
    jest.advanceTimersByTime(2_000);
    expect(mutations).toEqual([{ type: "touchNode", payload: [page] }]);
  });

  it("are left alone where they were planned since, and for nodes that are no document", () => {
    emitter.emit("DELETE_NODE", { type: "DELETE_NODE", payload: page });
    emitter.emit("CREATE_NODE", { type: "CREATE_NODE", payload: page });
    jest.advanceTimersByTime(900);
    plan(whole);
    emitter.emit("CREATE_NODE", { payload: { id: "words", internal: { type: "ApiWords" } } });
    emitter.emit("DELETE_NODE", { type: "DELETE_NODE" });
    jest.advanceTimersByTime(60_000);
    expect(mutations).toEqual([]);
  });
});
