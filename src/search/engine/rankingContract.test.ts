import { aDocPage } from "../../../test/apiFactories";
import { algoliaIndexSettings } from "../../node/algolia/algoliaIndexSettings";
import { createRecord } from "../../node/search/createRecord";
import { toSearchEntry, type SearchRecordKind } from "../../shared/search/searchRecord";
import { priorOf } from "./rankEntry";
import { readQuery } from "./readQuery";

const kinds: SearchRecordKind[] = ["error", "option", "event", "section", "member", "page"];
const records = kinds.map((kind, position) =>
  createRecord(aDocPage({}), { kind, anchor: kind, content: "" }, position, {}),
);

it("orders the kinds of places the same in both backends", () => {
  expect(algoliaIndexSettings.customRanking[0]).toBe("desc(weight.level)");
  const byAlgolia = records.toSorted((one, other) => other.weight.level - one.weight.level);
  const boost = (index: number) => {
    const record = records[index];
    return record ? priorOf(toSearchEntry(record), readQuery("dialog")) : 0;
  };
  const byEmbedded = [...kinds.keys()].sort((one, other) => boost(other) - boost(one));
  expect(byAlgolia.map(({ kind }) => kind)).toEqual(byEmbedded.map((index) => kinds[index]));
});
