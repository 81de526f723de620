import type {
  SidebarDeclaration,
  SidebarDeclaredItem,
  SidebarName,
} from "../shared/navigation/sidebar";

/**
 * The navigation of each section, in reading order. `folder` adds the pages below it that no line names, and no folder
 * inside it has.
 */
export const sidebars: Record<SidebarName, SidebarDeclaration> = {
  docs: [
    {
      type: "category",
      label: "Start here",
      items: pages(
        "article/getting_started",
        "article/guides/download_playwright_driver",
        "article/guides/coming_from_javascript_or_python",
        "article/guides/coming_from_selenium_or_capybara",
      ),
    },
    {
      type: "category",
      label: "Drive a browser",
      items: pages(
        "article/guides/launch_browser",
        "article/guides/locators",
        "article/guides/dialogs_frames_popups",
        "article/guides/files",
        "article/guides/network",
        "article/guides/authentication",
        "article/guides/use_storage_state",
        "article/guides/emulation",
        "article/guides/semi_automation",
      ),
    },
    {
      type: "category",
      label: "Test an application",
      items: pages(
        "article/guides/rspec_integration",
        "article/guides/minitest",
        "article/guides/rails_integration",
        "article/guides/rails_integration_with_null_driver",
        "article/guides/turbo_and_stimulus",
        "article/guides/beside_other_gems",
        "article/guides/write_specs_with_an_assistant",
      ),
    },
    {
      type: "category",
      label: "Find out what happened",
      items: pages(
        "article/guides/debugging",
        "article/guides/inspector",
        "article/guides/recording_video",
        "article/guides/threads_and_processes",
        "article/guides/errors",
      ),
    },
    {
      type: "category",
      label: "Run it elsewhere",
      items: pages(
        "article/guides/continuous_integration",
        "article/guides/remote_browsers",
        "article/guides/playwright_on_alpine_linux",
      ),
    },
    {
      type: "category",
      label: "Look it up",
      items: [
        ...pages("article/guides/versions", "article/release_notes", "article/api_coverage"),
        { type: "folder", path: "article" },
      ],
    },
  ],
  api: [
    { type: "doc", id: "api", label: "Everything A–Z" },
    {
      type: "category",
      label: "Core",
      items: pages(
        "api/playwright",
        "api/execution",
        "api/browser_type",
        "api/browser",
        "api/browser_context",
        "api/page",
        "api/frame",
        "api/clock",
        "api/web_storage",
        "api/credentials",
        "api/disposable",
        "api/disposable_stub",
      ),
    },
    {
      type: "category",
      label: "Finding & asserting",
      items: pages(
        "api/locator",
        "api/frame_locator",
        "api/locator_assertions",
        "api/page_assertions",
        "api/test",
        "api/selectors",
        "api/element_handle",
        "api/js_handle",
      ),
    },
    {
      type: "category",
      label: "Network",
      items: pages(
        "api/request",
        "api/response",
        "api/route",
        "api/web_socket",
        "api/api_request",
        "api/api_request_context",
        "api/api_response",
      ),
    },
    {
      type: "category",
      label: "Input",
      items: pages("api/keyboard", "api/mouse", "api/touchscreen", "api/dialog"),
    },
    {
      type: "category",
      label: "Files & media",
      items: pages("api/file_chooser", "api/download", "api/video", "api/screencast"),
    },
    {
      type: "category",
      label: "Debugging",
      items: pages(
        "api/tracing",
        "api/console_message",
        "api/web_error",
        "api/worker",
        "api/cdp_session",
      ),
    },
    {
      type: "category",
      label: "Experimental",
      items: pages("api/android_execution"),
    },
    {
      type: "category",
      label: "Removed",
      items: pages(
        "api/accessibility",
        "api/experimental/android",
        "api/experimental/android_device",
        "api/experimental/android_input",
        "api/experimental/android_socket",
        "api/experimental/android_web_view",
      ),
    },
  ],
};

function pages(...ids: string[]): SidebarDeclaredItem[] {
  return ids.map((id) => ({ type: "doc", id }));
}
