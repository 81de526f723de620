import { classJson, methodJson, paramJson, someFacts } from "../../../test/factsFactories";
import { aliasesOf, parseApiFacts, publicMethods } from "./apiFacts";

const path = "content/api/facts/page.json";

function messages(json: unknown): string[] {
  const text = typeof json === "string" ? json : JSON.stringify(json);
  return parseApiFacts({ path, text }).problems.map(({ message }) => message);
}

it("reads facts and fills in what they may leave out", () => {
  const facts = someFacts({ methods: [methodJson({ params: [paramJson({ type: undefined })] })] });
  expect(facts.obtainedFrom).toEqual([]);
  expect(facts.methods[0]).toMatchObject({
    internal: false,
    returns: { type: "nil", void: false, enum: [] },
    params: [{ type: "Object", deprecated: false }],
  });
});

it("reads the keys of a hash, however deep", () => {
  const fields = [{ name: "size", type: "Hash", fields: [{ name: "width", type: "Integer" }] }];
  const facts = someFacts({ methods: [methodJson({ params: [paramJson({ fields })] })] });
  expect(facts.methods[0]?.params[0]?.fields?.[0]?.fields?.[0]?.name).toBe("width");
});

it.each([
  ["no JSON", "{", /^Not JSON: /],
  ["a list", [], /expected object/],
  ["no class", classJson({ class: undefined }), /^class: /],
  ["an unknown status", classJson({ status: "old" }), /^status: /],
  [
    "an unknown kind of member",
    classJson({ methods: [methodJson({ name: "goto", kind: "function" })] }),
    /^methods\[goto\]\.kind: /,
  ],
  [
    "a wrong argument",
    classJson({
      methods: [
        methodJson({ name: "goto", params: [paramJson({ name: "url", required: "yes" })] }),
      ],
    }),
    /^methods\[goto\]\.params\[url\]\.required: /,
  ],
  [
    "a method that is there twice",
    classJson({ methods: [methodJson({ name: "goto" }), methodJson({ name: "goto" })] }),
    /^The method "goto" is there twice\.$/,
  ],
])("refuses %s and says where it stands", (_case, json, message) => {
  expect(messages(json)).toEqual([expect.stringMatching(message)]);
});

it("points to the command that writes facts", () => {
  expect(parseApiFacts({ path, text: "{" })).toMatchObject({
    facts: null,
    problems: [{ file: path, line: 1, rule: "facts" }],
  });
  expect(parseApiFacts({ path, text: "{" }).problems[0]?.hint).toContain("npm run release");
});

it.each([
  ["a comma that is missing", '{\n  "class": "Page"\n  "path": "page"\n}', /"path"/],
  ["a value of another kind", pretty([methodJson({ name: "goto", kind: "way" })]), /"kind": "way"/],
  ["a second method of a name", pretty([methodJson(), methodJson()]), /"name"(?!.*"name")/s],
])("tells of %s on its line", (_case, text, mistake) => {
  const line = text.slice(0, text.search(mistake)).split("\n").length;
  expect(parseApiFacts({ path, text }).problems).toMatchObject([{ line, rule: "facts" }]);
});

function pretty(methods: object[]): string {
  return JSON.stringify(classJson({ methods }), null, 2);
}

it("has no section for what is internal", () => {
  const methods = [methodJson({ name: "goto" }), methodJson({ name: "raw", internal: true })];
  expect(publicMethods(someFacts({ methods })).map(({ name }) => name)).toEqual(["goto"]);
});

it("puts the functions of the module before the methods", () => {
  const facts = someFacts({
    moduleFunctions: [methodJson({ name: "create", kind: "module-function" })],
    methods: [methodJson({ name: "devices" })],
  });
  expect(facts.methods.map(({ name }) => name)).toEqual(["create", "devices"]);
});

it("has no section for what is an alias, and knows it as another name of its member", () => {
  const facts = someFacts({
    methods: [
      methodJson({ name: "ok", aliases: ["ok?"] }),
      methodJson({ name: "ok?", anchor: "ok", aliasOf: "ok" }),
      methodJson({ name: "fine?", anchor: "ok", aliasOf: "ok" }),
    ],
  });
  const [ok, ...others] = publicMethods(facts);
  expect(others).toEqual([]);
  expect(ok && aliasesOf(ok, facts)).toEqual(["ok?", "fine?"]);
});

it("gives a setter an anchor as its heading gets it, apart from that of the getter", () => {
  const facts = someFacts({
    methods: [
      methodJson({ name: "limit" }),
      methodJson({ name: "limit=", anchor: "limit=" }),
      methodJson({ name: "closed?", anchor: "closed?" }),
    ],
  });
  expect(facts.methods.map(({ anchor }) => anchor)).toEqual(["limit", "limit-1", "closed"]);
});
