import { sourceFile } from "./sourceFile";

const page = {
  class: "Page",
  rubyClass: "Playwright::Page",
  status: "current" as const,
  implementation: "Playwright::ChannelOwners::Page",
};
const method = { kind: "method" as const, implemented: true };

it.each([
  ["Playwright::ChannelOwners::Page", "lib/playwright/channel_owners/page.rb"],
  [
    "Playwright::ChannelOwners::APIRequestContext",
    "lib/playwright/channel_owners/api_request_context.rb",
  ],
  ["Playwright::ChannelOwners::CDPSession", "lib/playwright/channel_owners/cdp_session.rb"],
  ["Playwright::ChannelOwners::JSHandle", "lib/playwright/channel_owners/js_handle.rb"],
  ["Playwright::APIResponseImpl", "lib/playwright/api_response_impl.rb"],
  ["Playwright::LocatorAssertionsImpl", "lib/playwright/locator_assertions_impl.rb"],
])("finds %s where Ruby looks for it", (implementation, file) => {
  expect(sourceFile({ ...page, implementation }, method)).toBe(file);
});

it.each([
  [
    "a class without an implementation behind it",
    { ...page, class: "Video", implementation: null },
    method,
    "lib/playwright/video.rb",
  ],
  [
    "what a mixin defines",
    page,
    { ...method, inheritedFrom: "EventEmitter" },
    "lib/playwright/event_emitter.rb",
  ],
  [
    "a function of the module",
    { ...page, class: "Playwright", rubyClass: "Playwright::Playwright" },
    { ...method, kind: "module-function" as const },
    "lib/playwright.rb",
  ],
  [
    "a class whose file is not known",
    { ...page, class: "WebError", implementation: null },
    method,
    null,
  ],
  ["a removed class", { ...page, status: "removed" as const }, method, null],
  ["a member that is not written yet", page, { ...method, implemented: false }, null],
])("knows the file of %s", (_case, owner, member, file) => {
  expect(sourceFile(owner, member)).toBe(file);
});
