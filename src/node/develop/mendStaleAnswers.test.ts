import { EventEmitter } from "node:events";
import { mendStaleAnswers } from "./mendStaleAnswers";

const words = { id: "words", internal: { type: "ApiWords" } };

describe("a query", () => {
  let emitter: EventEmitter;
  let mutations: unknown[];
  let done: string[];

  beforeEach(() => {
    jest.useFakeTimers();
    emitter = new EventEmitter();
    mutations = [];
    done = [];
    mendStaleAnswers(emitter, {
      noteDependencies: () => done.push("noted"),
      markStale: (query) => done.push(`${query} stale`),
    });
    emitter.on("ENQUEUE_NODE_MUTATION", (mutation) => mutations.push(mutation));
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  function change(type: string): void {
    emitter.emit(type, { type, payload: words });
  }

  function begin(path: string): void {
    emitter.emit("QUERY_START", { type: "QUERY_START", payload: { path } });
  }

  function end(path: string): void {
    emitter.emit("PAGE_QUERY_RUN", { type: "PAGE_QUERY_RUN", payload: { path } });
  }

  it.each(["CREATE_NODE", "DELETE_NODE"])(
    "is asked again after a %s while it is answered",
    (type) => {
      begin("/clock");
      change(type);
      jest.advanceTimersByTime(1_000);
      end("/clock");
      expect(done).toEqual(["noted", "/clock stale"]);
      expect(mutations).toEqual([{ type: "touchNode", payload: [words] }]);
    },
  );

  it("is asked again where a node came just before, which Gatsby's store may not yet have", () => {
    change("CREATE_NODE");
    jest.advanceTimersByTime(50);
    begin("/clock");
    end("/clock");
    expect(done).toEqual(["noted", "/clock stale"]);
  });

  it("is asked once more for several changes, and not for those of an answer before", () => {
    begin("/clock");
    change("DELETE_NODE");
    change("CREATE_NODE");
    end("/clock");
    jest.advanceTimersByTime(1_000);
    begin("/clock");
    end("/clock");
    expect(done).toEqual(["noted", "/clock stale", "noted"]);
    expect(mutations).toHaveLength(1);
  });

  it("is left alone where nodes change before it and after it", () => {
    change("CREATE_NODE");
    jest.advanceTimersByTime(200);
    begin("/clock");
    emitter.emit("DELETE_NODE", { type: "DELETE_NODE" });
    end("/clock");
    change("DELETE_NODE");
    expect(done).toEqual(["noted"]);
    expect(mutations).toEqual([]);
  });
});
