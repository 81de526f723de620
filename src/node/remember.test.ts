import { rememberByArguments, rememberByText, rememberOnce } from "./remember";

describe("rememberByText", () => {
  function countingParser() {
    const parse = jest.fn(({ text }: { text: string }) => ({ length: text.length }));
    return { parse, remembered: rememberByText(parse) };
  }

  it("reads the same text at the same path once", () => {
    const { parse, remembered } = countingParser();
    expect(remembered({ path: "a", text: "one" })).toBe(remembered({ path: "a", text: "one" }));
    expect(parse).toHaveBeenCalledTimes(1);
  });

  it("reads it again once it was forgotten", () => {
    const { parse, remembered } = countingParser();
    remembered({ path: "a", text: "one" });
    remembered.forget();
    remembered({ path: "a", text: "one" });
    expect(parse).toHaveBeenCalledTimes(2);
  });

  it("forgets the oldest of many in a build, and nothing in a preview", () => {
    const readMany = () => {
      const { parse, remembered } = countingParser();
      for (let index = 0; index <= 200; index += 1) remembered({ path: `${index}`, text: "one" });
      remembered({ path: "200", text: "one" });
      remembered({ path: "0", text: "one" });
      return parse.mock.calls.length;
    };
    expect(readMany()).toBe(202);
    jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "development" });
    expect(readMany()).toBe(201);
  });

  it.each([
    ["a text that has changed", { path: "a", text: "three" }, { length: 5 }],
    ["the same text at another path", { path: "b", text: "one" }, { length: 3 }],
  ])("reads %s", (_case, source, result) => {
    const { parse, remembered } = countingParser();
    remembered({ path: "a", text: "one" });
    expect(remembered(source)).toEqual(result);
    expect(parse).toHaveBeenCalledTimes(2);
  });
});

describe("rememberByArguments", () => {
  it("makes a thing anew only when one of its parts is another", () => {
    const make = jest.fn((first: object, second: object | null) => ({ first, second }));
    const remembered = rememberByArguments(make);
    const [facts, words] = [{}, {}];
    expect(remembered(facts, words)).toBe(remembered(facts, words));
    expect(make).toHaveBeenCalledTimes(1);
    expect(remembered(facts, null)).toEqual({ first: facts, second: null });
    expect(remembered({}, null)).not.toBe(remembered(facts, null));
    expect(make).toHaveBeenCalledTimes(3);
  });
});

it("rememberOnce makes a thing when it is first asked for", () => {
  const make = jest.fn(() => undefined);
  const remembered = rememberOnce(make);
  expect(make).not.toHaveBeenCalled();
  remembered();
  remembered();
  expect(make).toHaveBeenCalledTimes(1);
});
