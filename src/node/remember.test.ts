import { rememberOnce } from "./remember";

it("rememberOnce makes a thing when it is first asked for", () => {
  const make = jest.fn(() => undefined);
  const remembered = rememberOnce(make);
  expect(make).not.toHaveBeenCalled();
  remembered();
  remembered();
  expect(make).toHaveBeenCalledTimes(1);
});
