import {
  applyBatch,
  deleteIndex,
  moveIndex,
  replaceSynonyms,
  setSettings,
  sizeProblem,
  type BatchRequest,
  type Change,
  type StoredIndex,
  type StoredRecord,
} from "./algoliaIndices";
import { answerQuery } from "./answerQuery";
import type { Operation } from "./routes";

/** An answer as it is sent back. */
export interface Answer {
  status: number;
  body: unknown;
}

/** The state that a request is answered from. */
export interface Service {
  indices: Map<string, StoredIndex>;
  doneTasks: ReadonlySet<number>;
  startTask: (change: Change) => Answer;
}

const pageOfBrowse = 1000;

/** A request that may be answered. */
export interface Asked {
  operation: Operation;
  index: string;
  rest: string;
  body: unknown;
}

/** Returns what Algolia answers where nothing goes wrong. */
export function answerCall(service: Service, asked: Asked): Answer {
  const { index: name } = asked;
  const { indices, startTask } = service;
  const index = indices.get(name);
  const body = asked.body as Record<string, unknown>;
  const missing = refusal(404, `Index ${name} does not exist`);
  switch (asked.operation) {
    case "queries":
      return answerQueries(indices, body as unknown as QueriesBody);
    case "listIndices":
      return { status: 200, body: { items: [...indices.keys()].map((one) => ({ name: one })) } };
    case "getSettings":
      return index ? { status: 200, body: index.settings } : missing;
    case "setSettings":
      return startTask(setSettings(name, body));
    case "getTask": {
      const isDone = service.doneTasks.has(Number(asked.rest));
      return { status: 200, body: { status: isDone ? "published" : "notPublished" } };
    }
    case "browse":
      return index ? browse(index, Number(body["cursor"] ?? 0)) : missing;
    case "batch": {
      const requests = body["requests"] as BatchRequest[];
      const problem = sizeProblem(requests);
      return problem ? refusal(400, problem) : startTask(applyBatch(name, requests));
    }
    case "operation":
      return startTask(moveIndex(name, String(body["destination"])));
    case "saveSynonyms":
      return startTask(replaceSynonyms(name, asked.body as StoredRecord[]));
    case "searchSynonyms":
      return index ? searchSynonyms(index, Number(body["page"] ?? 0)) : missing;
    case "delete":
      return startTask(deleteIndex(name));
  }
}

interface QueriesBody {
  requests: { indexName: string; query: string; params: string }[];
}

function answerQueries(indices: Map<string, StoredIndex>, { requests }: QueriesBody): Answer {
  const index = indices.get(requests[0]?.indexName ?? "");
  if (!index) return refusal(404, "Index does not exist");
  const results = requests.map(({ query, params }) =>
    answerQuery(index, { query, params: new URLSearchParams(params) }),
  );
  return { status: 200, body: { results } };
}

function browse({ records }: StoredIndex, from: number): Answer {
  const hits = [...records.values()].slice(from, from + pageOfBrowse);
  const end = from + hits.length;
  const cursor = end < records.size ? { cursor: String(end) } : {};
  return { status: 200, body: { hits, ...cursor } };
}

const pageOfSynonyms = 1000;

/** Answers with the marks that Algolia puts beside what it stores. */
function searchSynonyms({ synonyms }: StoredIndex, page: number): Answer {
  const start = page * pageOfSynonyms;
  const found = [...synonyms.values()].slice(start, start + pageOfSynonyms);
  const hits = found.map((synonym) => ({ ...synonym, _highlightResult: {} }));
  return { status: 200, body: { hits, nbHits: synonyms.size } };
}

/** Algolia's way to say no. */
export function refusal(status: number, message: string): Answer {
  return { status, body: { message, status } };
}
