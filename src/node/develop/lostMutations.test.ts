import { createMutationWatch } from "./lostMutations";
import type { NodeMutation } from "./nodeMutation";

function create(id: string, text = ""): NodeMutation {
  return { type: "createNode", payload: [{ id, text }] };
}

/** What Gatsby does with a change when its time has come. */
function carryOut({ payload }: NodeMutation): unknown {
  return payload[0];
}

function watchOf(...mutations: NodeMutation[]) {
  const { watch, findLost } = createMutationWatch();
  mutations.forEach(watch);
  findLost(0);
  return { watch, findLost };
}

it("finds what was not carried out once it had time, in its order, less and less often", () => {
  const [first, second] = [create("first"), create("second")];
  const { findLost } = watchOf(first, second);
  const times = Array.from({ length: 30 }, (_, index) => (index + 1) * 500);
  expect(findLost(500)).toEqual([]);
  expect(findLost(1_000)).toEqual([first, second]);
  expect(times.slice(2).filter((now) => findLost(now).length > 0)).toEqual([3_000, 7_000, 15_000]);
});

it("is content with what was carried out, however late, and hands over what it was about", () => {
  const done = create("done", "text");
  const { findLost } = watchOf(done);
  expect(findLost(1_000)).toEqual([done]);
  expect(carryOut(done)).toEqual({ id: "done", text: "text" });
  expect(findLost(20_000)).toEqual([]);
});

it("takes the newest change to a node for the one that counts", () => {
  const [old, deleted, link] = [
    create("node", "old"),
    { type: "deleteNode", payload: [{ id: "node" }] },
    { type: "createParentChildLink", payload: [{ parent: { id: "file" }, child: { id: "node" } }] },
  ];
  const { findLost } = watchOf(old, link, deleted);
  expect(findLost(1_000)).toEqual([link, deleted]);
  carryOut(old);
  expect(findLost(3_000)).toEqual([link, deleted]);
});

it("gives a change time anew when the node is changed again, and none when it is the same one asked for again", () => {
  const lost = create("lost");
  const changed = create("changed");
  const { watch, findLost } = watchOf(lost, create("changed"));
  watch(changed);
  watch(lost);
  expect(findLost(1_000)).toEqual([lost]);
  expect(findLost(2_000)).toEqual([changed]);
});

it("leaves alone what touches a node", () => {
  const { findLost } = watchOf({ type: "touchNode", payload: [{ id: "node" }] });
  expect(findLost(1_000)).toEqual([]);
});
