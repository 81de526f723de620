import { methodJson, paramJson, someFacts } from "../../../test/factsFactories";
import type { Problem } from "../../shared/text/problem";
import { parseApiDescriptions, parseCommonDescriptions } from "./apiDescriptions";
import { checkCommonDescriptions, checkDescriptions } from "./checkDescriptions";

const file = "content/api/words/page.yml";
const clip = paramJson({ name: "clip", fields: [{ name: "x", type: "Float" }] });
const facts = someFacts({
  methods: [
    methodJson({ name: "screenshot", params: [clip, paramJson()], throws: ["ArgumentError"] }),
    methodJson({
      name: "expect_popup",
      block: { params: [], required: true },
      throws: ["Playwright::TimeoutError"],
    }),
    methodJson({ name: "raw", internal: true, params: [paramJson({ name: "secret" })] }),
  ],
});
const valid = [
  "screenshot:",
  "  clip: A part.",
  "  clip.x: From the left.",
  "  _raises: {ArgumentError: It is wrong.}",
];

/** `line rule message` of each problem that the given descriptions have. */
function problems(...lines: string[]): string[] {
  return found(...lines).map(({ line, rule, message }) => `${line} ${rule} ${message}`);
}

function found(...lines: string[]): Problem[] {
  const { descriptions } = parseApiDescriptions({ path: file, text: lines.join("\n") });
  const { descriptions: common } = parseCommonDescriptions({
    path: "content/api/words/_common.yml",
    text: "timeout: How long.\n_raises:\n  Playwright::TimeoutError: Too late.\n",
  });
  return checkDescriptions(facts, descriptions, common);
}

it("is content where every option and every error has a description, its own or a shared one", () => {
  expect(problems(...valid)).toEqual([]);
});

it.each([
  ["says something else of a shared option", "  timeout: How long here."],
  ["points to a shared description of another name", '  timeout: "@timeout"'],
  ["says what it returns", "  _returns: The picture."],
])("is content where a member %s", (_case, line) => {
  expect(problems(...valid, line)).toEqual([]);
});

it("is content where a description names an error that the facts do not know", () => {
  const raises = ["  _raises:", "    ArgumentError: It is wrong.", "    KeyError: It is gone."];
  expect(problems(...valid.slice(0, 3), ...raises)).toEqual([]);
});

it.each([
  [
    "an option without a description",
    [...valid.slice(0, 1), ...valid.slice(2)],
    '1 description-missing screenshot has an option "clip" without a description.',
  ],
  [
    "a key of a hash without a description",
    [...valid.slice(0, 2), ...valid.slice(3)],
    '1 description-missing screenshot has an option "clip.x" without a description.',
  ],
  [
    "an error without a description",
    valid.slice(0, 3),
    "1 description-missing screenshot raises ArgumentError, and no description says when.",
  ],
  [
    "a description for an unknown member",
    [...valid, "screenshoot:", "  a: Text."],
    '5 description-unknown-member There is no member "screenshoot".',
  ],
  [
    "a description for an internal member",
    [...valid, "raw:", "  secret: Text."],
    '5 description-unknown-member There is no member "raw".',
  ],
  [
    "a description for an unknown option",
    [...valid, "  quality: How good."],
    '5 description-unknown-option screenshot has no option "quality".',
  ],
  [
    "a description that points to nothing",
    [...valid, '  timeout: "@timeoot"'],
    '5 description-unknown-common _common.yml has no "timeoot".',
  ],
  [
    "a result whose description points to nothing",
    [...valid, '  _returns: "@timeoot"'],
    '5 description-unknown-common _common.yml has no "timeoot".',
  ],
  [
    "a description for a block that it does not take",
    [...valid, "  _yields: The page."],
    "5 description-no-block screenshot takes no block, so nothing shows its _yields.",
  ],
  [
    "an unknown member in a group",
    [...valid, "_groups:", "  - title: A", "    members: [screenshot, expect_popup, goto]"],
    '6 groups-unknown-member _groups names "goto", which is no member.',
  ],
  [
    "a member in no group",
    [...valid, "_groups:", "  - title: A", "    members: [screenshot]"],
    '6 groups-member "expect_popup" stands in no group.',
  ],
  [
    "a member in two groups",
    [...valid, "_groups:", "  - title: A", "    members: [screenshot, expect_popup, screenshot]"],
    '6 groups-member "screenshot" stands in more than one group.',
  ],
])("refuses %s, once", (_case, lines, problem) => {
  expect(problems(...lines)).toEqual([problem]);
});

it("guesses which key of a member was meant", () => {
  const [problem] = found(...valid, "  _return: The picture.");
  expect(problem?.hint).toBe('Did you mean "_returns"?');
});

const commonFile = "content/api/words/_common.yml";

it.each([
  [
    "point to nothing",
    'timeout: "@nope"',
    '1 description-unknown-common _common.yml has no "nope".',
  ],
  [
    "point to other shared ones",
    'limit: How long.\ntimeout: "@limit"',
    '2 description-common-pointer "timeout" points to "limit", which is shared itself.',
  ],
  [
    "say of an error what is nowhere said",
    '_raises:\n  ArgumentError: "@nope"',
    '2 description-unknown-common _common.yml has no "nope".',
  ],
])("refuses shared descriptions that %s, once", (_case, text, problem) => {
  const { descriptions: common } = parseCommonDescriptions({ path: commonFile, text });
  expect(
    checkCommonDescriptions(commonFile, common).map(
      ({ line, rule, message }) => `${line} ${rule} ${message}`,
    ),
  ).toEqual([problem]);
});

it("is content with a shared error that points to a shared description", () => {
  const text = 'late: Too late.\n_raises:\n  Playwright::TimeoutError: "@late"\n';
  const { descriptions: common } = parseCommonDescriptions({ path: commonFile, text });
  expect(checkCommonDescriptions(commonFile, common)).toEqual([]);
});
