import type { MethodFacts } from "../../../packages/gem-facts/src/classFacts";
import type { ApiFacts } from "./apiFacts";

/** Files of what is defined by no class of its own name; the rest follows from the name of the implementation. */
const otherFiles: Readonly<Record<string, string>> = {
  AndroidExecution: "lib/playwright.rb",
  Disposable: "lib/playwright/disposable.rb",
  Execution: "lib/playwright.rb",
  EventEmitter: "lib/playwright/event_emitter.rb",
  JSHandle: "lib/playwright/channel_owners/js_handle.rb",
  Screencast: "lib/playwright/screencast.rb",
  Test: "lib/playwright/test.rb",
  Video: "lib/playwright/video.rb",
};

/**
 * Returns the file of the library that a member is written in; `null` where it is not known, or in no file any more.
 */
export function sourceFile(
  { class: name, rubyClass, status, implementation }: SourceOwner,
  { kind, implemented, inheritedFrom }: SourceMember,
): string | null {
  if (status === "removed" || !implemented) return null;
  if (inheritedFrom !== undefined) return otherFiles[inheritedFrom] ?? null;
  // Functions of the module itself, such as `Playwright.create`.
  if (kind === "module-function" && rubyClass === "Playwright::Playwright") {
    return "lib/playwright.rb";
  }
  return implementation ? `lib/${underscored(implementation)}.rb` : (otherFiles[name] ?? null);
}

type SourceOwner = Pick<ApiFacts, "class" | "rubyClass" | "status" | "implementation">;
type SourceMember = Pick<MethodFacts, "kind" | "implemented" | "inheritedFrom">;

/** `Playwright::ChannelOwners::APIRequestContext` → `playwright/channel_owners/api_request_context`. */
function underscored(rubyName: string): string {
  return rubyName
    .replaceAll("::", "/")
    .replace(/([A-Z]+)([A-Z][a-z])|([a-z\d])([A-Z])/g, "$1$3_$2$4")
    .toLowerCase();
}
