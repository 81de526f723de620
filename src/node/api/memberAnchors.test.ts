// [row 17]
import { parseApiFacts } from "./apiFacts";
import { memberAnchors } from "./apiFacts";

const method = {
  playwrightName: null,
  kind: "method",
  implemented: true,
  aliases: [],
  params: [],
  block: null,
  returns: { type: "nil" },
  deprecated: false,
  discouraged: false,
  throws: [],
};

function anchorsOf(methods: object[]) {
  const json = { class: "X", rubyClass: "X", path: "x", status: "current", events: [], methods };
  const { facts } = parseApiFacts({ path: "x.json", text: JSON.stringify(json) });
  if (facts === null) throw new Error("The facts of this test do not parse.");
  return memberAnchors(facts);
}

describe("memberAnchors", () => {
  it("leads aliases to their member", () => {
    const visible = { ...method, name: "visible?", anchor: "visible", aliases: ["shown?"] };
    expect(anchorsOf([visible])).toEqual({ "visible?": "visible", "shown?": "visible" });
  });

  it("leads a method that is another's alias to that one", () => {
    const ok = { ...method, name: "ok", anchor: "ok" };
    const alias = { ...method, name: "ok?", anchor: "ok", aliasOf: "ok" };
    expect(anchorsOf([ok, alias])).toEqual({ ok: "ok", "ok?": "ok" });
  });

  it("leads a negation to its assertion", () => {
    const names = ["to_be_empty", "not_to_be_empty"];
    const assertions = names.map((name) => ({ ...method, kind: "assertion", name, anchor: name }));
    expect(anchorsOf(assertions)).toEqual({
      to_be_empty: "to_be_empty",
      not_to_be_empty: "to_be_empty",
    });
  });

  it("leaves out what is internal", () => {
    expect(anchorsOf([{ ...method, name: "guid", anchor: "guid", internal: true }])).toEqual({});
  });
});
