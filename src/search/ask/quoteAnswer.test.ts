import { anIndexOf, someSearchEntries } from "../../../test/searchEntries";
import type { AskExample, AskPage } from "../../shared/search/askPage";
import type { SearchEntry } from "../../shared/search/searchRecord";
import { createEntryIndex } from "../engine/entryIndex";
import type { SearchBackend } from "../backends/searchBackend";
import { quoteAnswer } from "./quoteAnswer";

const upload: SearchEntry = {
  kind: "section",
  url: "/docs/article/guides/files#upload",
  section: "Guides",
  page: "Files",
  heading: "Upload",
  subheading: null,
  className: null,
  jsName: null,
  aliases: [],
  badge: null,
  signature: null,
  content: "Give the field its files, or a button that opens the chooser.",
};

const pages: Record<string, AskPage> = {
  "/docs/article/guides/files": {
    upload: {
      passage: ["Give the field its files."],
      examples: [anExample("page.goto(url)"), anExample('field.set_input_files("upload.csv")')],
    },
  },
  "/docs/api/page": {
    screenshot: {
      passage: ["Takes a picture."],
      examples: [anExample("page.screenshot"), anExample("page.screenshot(fullPage: true)")],
    },
  },
};

it("quotes the place that fits the question, with the example that has its words", async () => {
  const answer = await answerTo("How do I upload files?");
  expect(answer?.entry.url).toBe("/docs/article/guides/files#upload");
  expect(answer?.passage).toEqual(["Give the field its files."]);
  expect(answer?.example?.lines).toEqual([['field.set_input_files("upload.csv")']]);
});

it.each(["How does uploading work?", "why was it uploaded"])(
  "finds other forms of a word: %s",
  async (question) => {
    expect((await answerTo(question))?.entry.heading).toBe("Upload");
  },
);

it("answers for an option in its own words, with an example of its member that has it", async () => {
  const answer = await answerTo("what is fullPage");
  expect(answer?.entry.url).toBe("/docs/api/page#screenshot-fullPage");
  expect(answer?.passage).toEqual(["The whole page."]);
  expect(answer?.example?.lines).toEqual([["page.screenshot(fullPage: true)"]]);
});

it("asks the search in the question's own words, and keeps its order", async () => {
  const asked: string[] = [];
  const backend: SearchBackend = {
    search: (query) => {
      asked.push(query);
      return Promise.resolve({ entries: [upload, ...someSearchEntries], source: "embedded" });
    },
  };
  const loadPage = (path: string) => Promise.resolve(pages[path] ?? {});
  const answer = await quoteAnswer("How do I upload the screenshot?", { backend, loadPage });
  expect(asked).toEqual(["How do I upload the screenshot?"]);
  expect(answer?.entry).toBe(upload);
});

it("names other places, and not the parts of the one it quotes", async () => {
  const answer = await answerTo("how do I take a screenshot of a page");
  expect(answer?.entry.heading).toBe("screenshot");
  expect(answer?.others.map(({ url }) => url)).not.toContain("/docs/api/page#screenshot-fullPage");
});

it.each(["How do I bake bread?", "what is the capital of France", "((((", "👍", ""])(
  "has no answer to %j",
  async (question) => {
    await expect(answerTo(question)).resolves.toBeNull();
  },
);

it("rejects where no page can be had", async () => {
  const backend = await indexBackend();
  const loadPage = () => Promise.reject(new Error("offline"));
  await expect(quoteAnswer("upload files", { backend, loadPage })).rejects.toThrow(/No page/);
});

it("rejects where the search cannot know", async () => {
  const backend = { search: () => Promise.reject(new Error("offline")) };
  const loadPage = () => Promise.resolve({});
  await expect(quoteAnswer("upload", { backend, loadPage })).rejects.toThrow("offline");
});

async function answerTo(question: string) {
  const loadPage = (path: string) => Promise.resolve(pages[path] ?? {});
  return quoteAnswer(question, { backend: await indexBackend(), loadPage });
}

async function indexBackend(): Promise<SearchBackend> {
  const index = await createEntryIndex(anIndexOf([...someSearchEntries, upload]));
  return {
    search: (query, limit) =>
      Promise.resolve({ entries: index.find(query, limit), source: "embedded" }),
  };
}

function anExample(code: string): AskExample {
  return { language: "ruby", title: null, isChecked: true, lines: [[code]] };
}
