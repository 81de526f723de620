import {
  aDocPage,
  anApiClass,
  anApiEvent,
  anApiMember,
  anApiOption,
} from "../../../test/apiFactories";
import { aDocument } from "../../../test/contentFactories";
import type { ApiClass } from "../../shared/api/apiClass";
import { buildSearchRecords } from "../search/buildSearchRecords";
import { previewFiles } from "./previewFiles";

function previews(apiClass: Partial<ApiClass>, body: string): unknown {
  const page = aDocPage({
    path: "/docs/api/page",
    section: "api",
    title: "Page",
    description: "A tab of a browser.",
    content: aDocument(body, "api").tree,
  });
  const records = buildSearchRecords({ pages: [page], classes: [anApiClass(apiClass)] });
  return previewFiles(records).map(({ path, body: text }): unknown => [path, JSON.parse(text)]);
}

it("tells of a class, its members and its events the first sentence, and how they are called", () => {
  const goto = anApiMember({
    name: "goto",
    signature: { arguments: ["url"], block: null },
    options: [anApiOption()],
  });
  const events = [anApiEvent({ name: "dialog" })];
  const body = "## goto\n\nOpens `url`. Waits for it.\n\n## event: dialog\n\nA dialog opened.\n";
  expect(previews({ members: [goto], events }, body)).toEqual([
    [
      "/preview/api/page.json",
      {
        "": { signature: null, sentence: "A tab of a browser." },
        goto: { signature: "page.goto(url)", sentence: "Opens url." },
        "event-dialog": { signature: null, sentence: "A dialog opened." },
      },
    ],
  ]);
});

it("leaves out arguments of a call that is too long", () => {
  const args = Array.from({ length: 12 }, (_, index) => `argument_${index}: nil`);
  const pdf = anApiMember({ name: "pdf", signature: { arguments: args, block: null } });
  const [[, page]] = previews({ members: [pdf] }, "## pdf\n\nPrints.\n") as [
    [string, { pdf: { signature: string } }],
  ];
  expect(page.pdf.signature).toBe(
    "page.pdf(argument_0: nil, argument_1: nil, argument_2: nil, argument_3: nil, …)",
  );
});

it("says nothing of pages that are no class", () => {
  const records = buildSearchRecords({ pages: [aDocPage()], classes: [] });
  expect(previewFiles(records)).toEqual([]);
});
