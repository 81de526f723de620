import {
  api,
  argument,
  gemFiles,
  madeUpGem,
  member,
  modes,
  optionsOf,
} from "../../packages/gem-facts/test/madeUpGem";
import type { ClassJson } from "../../packages/gem-facts/src/classFacts";
import type { Gem } from "../../packages/gem-facts/src/gem/readGem";
import { planRelease, type Plan, type Site } from "./planRelease";
import type { ApiClass } from "../../packages/gem-facts/src/playwright/apiJson";

const empty: Site = {
  classes: [],
  release: {
    documented: { gem: "2.0.0", playwright: "2.0.0", ruby: ">= 3.0", node: "18", commit: "0" },
    newest: { gem: "2.0.0", playwright: "2.0.0", node: "18" },
  },
  versions: [
    { gem: "2.0.0", released: "2026-10-01", playwright: "2.0.0", ruby: ">= 3.0", node: "18" },
  ],
  list: null,
  corrections: [],
  texts: new Map(),
};

function plan(gem: Gem = madeUpGem(), site = empty, described: unknown = api): Plan {
  const text = typeof described === "string" ? described : JSON.stringify(described);
  return planRelease(gem, text, site, false);
}

function classIn({ files }: Plan, path: string): ClassJson {
  return JSON.parse(files.get(`content/api/facts/${path}.json`) ?? "null") as ClassJson;
}

/** The site after a plan was carried out, with a page for each class. */
function after({ files, list }: Plan): Site {
  const read = (file: string) => JSON.parse(files.get(file) ?? "null") as never;
  const facts = [...files.keys()].filter((file) => file.startsWith("content/api/facts/"));
  const pages = facts.map((file) => file.replace("api/facts", "docs/api").replace(/json$/, "mdx"));
  return {
    ...empty,
    classes: facts.map(read),
    release: read("content/api/release.json"),
    versions: read("content/api/compat.json"),
    list,
    texts: new Map(pages.map((file) => [file, ""])),
  };
}

/** The site that documents the made-up gem as 2.0.0. */
function documented(): Site {
  const older = plan(madeUpGem({ version: "2.0.0", playwright: "2.1.1" }));
  return { ...after(older), list: null };
}

const next = madeUpGem({ version: "2.1.0" });

function withMember(...added: ApiClass["members"]): ApiClass[] {
  return api.map((own) =>
    own.name === "Kettle" ? { ...own, members: [...own.members, ...added] } : own,
  );
}

it("writes the same bytes on a second run, and keeps the list", () => {
  const first = plan(next, documented(), withMember(member("pour", "void")));
  const second = plan(next, after(first), withMember(member("pour", "void")));
  expect([...second.files]).toEqual([...first.files]);
  expect(second.list).toEqual(first.list);
});

it.each([false, true])(
  "scaffolds a new class where the facts were written before: %s",
  (isSecond) => {
    const lid = "content/docs/api/lid.mdx";
    const old = documented();
    const site = {
      ...old,
      classes: old.classes.filter(({ path }) => path !== "lid"),
      texts: new Map([...old.texts].filter(([file]) => file !== lid)),
    };
    const first = plan(next, site);
    const written = { ...after(first), texts: site.texts };
    const { files, problems } = planRelease(
      next,
      JSON.stringify(api),
      isSecond ? written : site,
      true,
    );
    expect(problems).toEqual([]);
    expect(files.get(lid)).toContain("title: Lid");
    expect(files.get(lid)).toContain("## open");
  },
);

it("names the shared words of an option that has some, for somebody to look at", () => {
  const gem = madeUpGem({
    changed: { [docs]: page.replace("def ready\n", "def ready(scroll: nil)\n") },
  });
  const texts = new Map([
    ...documented().texts,
    ["content/api/words/_common.yml", "scroll: Whether it comes into view.\n"],
  ]);
  const described = changed("ready", { args: [optionsOf(argument("scroll", "boolean"))] });
  const { list } = plan(gem, { ...documented(), texts }, described);
  expect(list.items.find(({ option }) => option === "scroll")?.places).toEqual([
    { file: "content/api/words/_common.yml", heading: "scroll" },
  ]);
});

it("lists the release and documents it", () => {
  const { files } = plan();
  expect(JSON.parse(files.get("content/api/release.json") ?? "")).toMatchObject({
    documented: { gem: "2.1.0", playwright: "2.1.1", ruby: ">= 3.0", node: "18", commit: "c0ffee" },
    newest: { gem: "2.1.0" },
  });
});

const mint: typeof modes = { ...modes, union: [...(modes.union ?? []), { name: '"mint"' }] };

function changed(name: string, more: Partial<ApiClass["members"][number]>): ApiClass[] {
  return api.map((own) => ({
    ...own,
    members: own.members.map((of) => (of.name === name ? { ...of, ...more } : of)),
  }));
}

const boilFor = (comment: string) => [
  argument("degrees", "int", { required: true }),
  optionsOf(argument("timeout", "float", { comment })),
];
const docs = "documentation/docs/api/kettle.md";
const page = gemFiles[docs] ?? "";

it.each<[string, Gem, readonly ApiClass[], unknown]>([
  [
    "a new member",
    madeUpGem({ changed: { [docs]: `${page}\n## pour\n` } }),
    withMember(member("pour", "void")),
    {
      kind: "member",
      names: ["Kettle#pour"],
      places: [{ file: "content/docs/api/kettle.mdx", heading: "## pour" }, { heading: "pour" }],
    },
  ],
  [
    "a member that works now",
    madeUpGem({ changed: { [docs]: `${page}\n## whistle\n` } }),
    api,
    { kind: "member", names: ["Kettle#whistle"], why: "Works from 2.1.0 on." },
  ],
  [
    "a new value",
    next,
    changed("setMode", { args: [argument("mode", mint, { required: true })] }),
    { kind: "values", option: "mode", why: "Takes green, black, mint; it was green, black." },
  ],
  [
    "another default",
    next,
    changed("boil", { args: boilFor("Defaults to `500`.") }),
    { kind: "default", option: "timeout", why: "The default is 500, not 30000." },
  ],
  [
    "another result",
    next,
    changed("ready", { type: { name: "string" } }),
    { kind: "type", names: ["Kettle#ready"], why: "Returns String, not Boolean." },
  ],
  [
    "a deprecation",
    next,
    changed("ready", { deprecated: "[`method: Kettle.boil`]" }),
    { kind: "deprecated", why: "Deprecated in 2.1.0. See Kettle#boil." },
  ],
  [
    "a member that is gone",
    madeUpGem({
      changed: {
        [docs]: page.replace(/## set_mode[\s\S]*?(?=## ready)/, ""),
        "lib/playwright/channel_owners/kettle.rb": "",
      },
    }),
    api.map((own) => ({ ...own, members: own.members.filter(({ name }) => name !== "setMode") })),
    { kind: "removed", names: ["Kettle#set_mode"] },
  ],
  [
    "an event",
    next,
    withMember(member("cooled", "Kettle", [], { kind: "event" })),
    { kind: "event", places: [{ heading: "## event: cooled" }] },
  ],
])("asks for a text for %s", (_case, gem, described, expected) => {
  const { list, problems } = plan(gem, documented(), described);
  expect(problems).toEqual([]);
  expect(list.items).toContainEqual(expect.objectContaining(matching(expected)));
});

function matching(expected: unknown): Record<string, unknown> {
  const { places, ...rest } = expected as { places?: object[] };
  const wanted = places?.map((place) => expect.objectContaining(place) as unknown);
  return wanted ? { ...rest, places: expect.arrayContaining(wanted) as unknown } : rest;
}

it("asks for one text where options are alike", () => {
  const scroll = () => [optionsOf(argument("scroll", "boolean"))];
  const both = changed("ready", { args: scroll() }).map((own) =>
    own.name === "Lid"
      ? { ...own, members: own.members.map((of) => ({ ...of, args: scroll() })) }
      : own,
  );
  const gem = madeUpGem({
    changed: {
      [docs]: page.replace("def ready\n", "def ready(scroll: nil)\n"),
      "documentation/docs/api/lid.md": "# Lid\n\n## open\n\n```\ndef open(scroll: nil)\n```\n",
    },
  });
  const { list } = plan(gem, documented(), both);
  expect(list.items.filter(({ option }) => option === "scroll")).toMatchObject([
    { names: ["Kettle#ready", "Lid#open"] },
  ]);
});

it("names pages that still mention what is gone, and those that quote a default which changed", () => {
  const texts = new Map([
    ...documented().texts,
    ["content/docs/a.mdx", "## Tea\n\nCall `Lid#open` first.\n"],
    ["content/docs/b.mdx", "## Wait\n\n`Kettle#boil` has a `timeout` of 30000.\n"],
  ]);
  const gem = madeUpGem({ changed: { "documentation/docs/api/lid.md": "" } });
  const { list } = plan(
    gem,
    { ...documented(), texts },
    changed("boil", { args: boilFor("Defaults to `500`.") }),
  );
  const placesOf = (kind: string) =>
    list.items.filter((item) => item.kind === kind).flatMap(({ places }) => places);
  expect(placesOf("default")).toContainEqual({ file: "content/docs/b.mdx", heading: "## Wait" });
});

const wrong: [string, Gem, Partial<Site>, unknown, string][] = [
  ["no api.json", next, {}, "", "The source has no development/api.json."],
  ["an api.json that is cut off", next, {}, "[{", "It is no JSON."],
  [
    "a foreign api.json",
    next,
    {},
    { name: "tea" },
    "It is no description of Playwright's API: Invalid input",
  ],
  [
    "an api.json of another version",
    madeUpGem({ playwright: "2.2.0" }),
    {},
    api,
    "It describes Playwright 2.1, and gem 2.1.0 was made for 2.2.0.",
  ],
  [
    "a member that joins to nothing",
    madeUpGem({ changed: { [docs]: `${page}\n## stir\n` } }),
    {},
    api,
    "Kettle#stir is documented, and Playwright's description has no such member.",
  ],
  [
    "two methods for one member",
    madeUpGem({ changed: { [docs]: `${page}\n## ready\n` } }),
    {},
    api,
    "Kettle#ready is there twice",
  ],
  [
    "a type that nobody knows",
    next,
    {},
    withMember(member("pour", "Teapot")),
    'Kettle.pour has a type "Teapot" that nobody knows.',
  ],
  [
    "an unreadable Ruby file",
    madeUpGem({ changed: { "lib/playwright/steam.rb": "class (" } }),
    {},
    api,
    "Unreadable Ruby",
  ],
  [
    "a class without a page",
    next,
    { texts: new Map() },
    api,
    "The class of kettle.json has no page.",
  ],
  [
    "an older release",
    madeUpGem({ version: "1.9.0" }),
    {},
    api,
    "The site documents 2.0.0, which is newer than 1.9.0.",
  ],
  [
    "a release of no day",
    madeUpGem({ version: "2.1.5", released: null }),
    {},
    api,
    "Nothing tells the day on which 2.1.5 was released.",
  ],
  [
    "a correction that no longer matches",
    next,
    {
      corrections: [
        {
          members: ["Lid#open"],
          field: "returns.type",
          was: "String",
          value: "nil",
          reason: "It was seen so.",
        },
      ],
    },
    api,
    'returns.type of Lid#open is "nil" by now, not "String".',
  ],
];

it.each(wrong)("refuses %s", (_case, gem, site, described, message) => {
  const { problems } = plan(gem, { ...documented(), ...site }, described);
  expect(problems.map((one) => one.message).join("\n")).toContain(message);
  for (const { hint } of problems) expect(hint).toBeTruthy();
});

it("says all problems at once", () => {
  const gem = madeUpGem({ version: "1.9.0", changed: { [docs]: `${page}\n## stir\n` } });
  const { problems } = plan(gem, documented(), withMember(member("pour", "Teapot")));
  expect(problems.map(({ rule }) => rule)).toEqual(["release-join", "release-type", "release-gem"]);
});

it("keeps what was found at run time, and drops it with a notice where the call changed", () => {
  const site = documented();
  const kettle = site.classes.find(({ path }) => path === "kettle");
  const ready = kettle?.methods.find(({ name }) => name === "ready");
  Object.assign(ready ?? {}, { observed: { calls: 3 }, throws: ["RuntimeError"] });
  const same = classIn(plan(next, site), "kettle").methods.find(({ name }) => name === "ready");
  expect(same).toMatchObject({
    observed: { calls: 3 },
    throws: ["RuntimeError"],
    rubySince: "2.0.0",
  });
  const other = plan(next, site, changed("ready", { type: { name: "string" } }));
  expect(classIn(other, "kettle").methods.find(({ name }) => name === "ready")).not.toHaveProperty(
    "observed",
  );
  expect(other.list.items).toContainEqual(
    expect.objectContaining({ kind: "judge", names: ["Kettle#ready"] }),
  );
});
