import { classJson, methodJson, paramJson, someFacts } from "../../../test/factsFactories";
import { checkTypes } from "./checkTypes";

const keys = [{ name: "x", type: "Flot" }];

it.each<[string, Record<string, unknown>, string | null]>([
  ["an argument", { params: [paramJson({ type: "Flaot | String" })] }, "Flaot"],
  ["a key of a hash", { params: [paramJson({ type: "Hash", fields: keys })] }, "Flot"],
  ["a result", { returns: { type: "Array<Clok> | nil" } }, "Clok"],
  [
    "the argument of a block",
    { block: { params: [{ name: "a", type: "Zettel" }], required: true } },
    "Zettel",
  ],
  ["a result that no call gives", { implemented: false, returns: { type: "Debugger" } }, null],
  ["a member that is internal", { internal: true, returns: { type: "Future" } }, null],
  ["a class of the library", { returns: { type: "Hash<String, Clock>" } }, null],
])("knows the type of %s", (_case, member, unknown) => {
  const fields = { class: "Clock", path: "clock", methods: [methodJson(member)] };
  const text = JSON.stringify(classJson(fields), null, 1);
  const file = "content/api/facts/clock.json";
  expect(checkTypes([{ file, text, facts: someFacts(fields) }])).toEqual(
    unknown === null
      ? []
      : [
          expect.objectContaining({
            file,
            rule: "facts-type",
            line: text.slice(0, text.indexOf(unknown)).split("\n").length,
            message: `Clock#reload has the type "${unknown}", which is no class of the library and none of Ruby's that the facts use.`,
          }),
        ],
  );
});
