/** A record as it is stored: whatever was sent. */
export type StoredRecord = Record<string, unknown> & { objectID: string };

/** An index of the stand-in for Algolia. */
export interface StoredIndex {
  settings: Record<string, unknown>;
  records: Map<string, StoredRecord>;
  synonyms: Map<string, StoredRecord>;
}

/** The change that a task makes when its turn comes. */
export type Change = (indices: Map<string, StoredIndex>) => void;

/** The largest record, in bytes, on the plans that a documentation site has. */
const largestRecord = 10_000;

/** Writes settings into an index, which is made where there is none. */
export function setSettings(name: string, settings: Record<string, unknown>): Change {
  return (indices) => {
    const index = indexNamed(indices, name);
    index.settings = { ...index.settings, ...settings };
  };
}

/** Adds and deletes records, as the list of a batch says. */
export function applyBatch(name: string, requests: readonly BatchRequest[]): Change {
  return (indices) => {
    const { records } = indexNamed(indices, name);
    for (const { action, body } of requests) {
      if (action === "deleteObject") records.delete(body.objectID);
      else records.set(body.objectID, body);
    }
  };
}

export interface BatchRequest {
  action: string;
  body: StoredRecord;
}

/** Returns what Algolia says of the first record that is too large. */
export function sizeProblem(requests: readonly BatchRequest[]): string | null {
  const position = requests.findIndex(
    ({ body }) => Buffer.byteLength(JSON.stringify(body)) > largestRecord,
  );
  const objectID = requests[position]?.body.objectID;
  return objectID === undefined
    ? null
    : `Record at the position ${position} objectID=${objectID} is too big size>${largestRecord} bytes.`;
}

/** Puts one index, with all that it holds, in the place of another. */
export function moveIndex(source: string, destination: string): Change {
  return (indices) => {
    const moved = indices.get(source);
    if (!moved) return;
    indices.set(destination, moved);
    indices.delete(source);
  };
}

/** Takes an index away. */
export function deleteIndex(name: string): Change {
  return (indices) => void indices.delete(name);
}

/** Puts synonyms in the place of those an index has. */
export function replaceSynonyms(name: string, synonyms: readonly StoredRecord[]): Change {
  return (indices) => {
    indexNamed(indices, name).synonyms = new Map(synonyms.map((one) => [one.objectID, one]));
  };
}

function indexNamed(indices: Map<string, StoredIndex>, name: string): StoredIndex {
  const index = indices.get(name) ?? { settings: {}, records: new Map(), synonyms: new Map() };
  indices.set(name, index);
  return index;
}
