const errors = "article/guides/errors";
const elementWaits = `${errors}#playwrighttimeouterror-timeout-30000ms-exceeded`;
const callLog = "article/guides/debugging#read-the-message-first";
const fromJavaScript = "article/guides/coming_from_javascript_or_python";
const notThere = `${fromJavaScript}#what-is-not-there`;
const missingLibraries = `${errors}#host-system-is-missing-dependencies-to-run-browsers`;

/** A question in a form that no name or text has, and the addresses below `/docs/` that answer it, the best first. */
export interface SearchAnswer {
  asked: RegExp;
  places: readonly string[];
}

/** Messages whose words change from reader to reader, and names with a single answer. The first that fits is taken. */
export const searchAnswers: readonly SearchAnswer[] = [
  // Versions
  {
    asked: /^(?:(?:gem|playwright|npm|version|driver|v)[\s@]*)*\d+\.\d+(?:\.\d+)?\S*$/i,
    places: ["article/guides/versions", "article/guides/versions#every-release"],
  },
  { asked: /COMPATIBLE_PLAYWRIGHT_VERSION/i, places: ["article/guides/versions#find-yours"] },
  {
    asked: /\b428\b|playwright version mismatch/i,
    places: [
      `${errors}#websocket-error-ws-428-precondition-required`,
      "article/guides/remote_browsers#playwright-version-mismatch",
    ],
  },
  {
    asked:
      /^(?:which|what|required?|supported|minimum|node|ruby|npm|playwright|gem|latest|compatible|wrong|matching)\b.*\bversions?$|^version mismatch$|playwright@\w+$|^(?:changelog|release notes)$/i,
    places: ["article/guides/versions", "article/guides/versions#every-release"],
  },
  {
    asked: /expected [\w|()]+, got (?:undefined|null)/i,
    places: [`${errors}#timeout-expected-float-got-undefined`],
  },
  {
    asked: /expected (?:float|number), got string/i,
    places: [`${errors}#expected-float-got-string`],
  },
  {
    asked: /expected [\w|()]+, got \w+/i,
    places: [
      `${errors}#value-expected-string-got-number-and-others-of-this-kind`,
      `${errors}#expected-float-got-string`,
      `${errors}#timeout-expected-float-got-undefined`,
    ],
  },
  {
    asked: /ChannelOwners|Missing type \w+/,
    places: [`${errors}#missing-type-selectors-runtimeerror`],
  },
  // The call log of an action
  {
    asked: /intercepts? pointer events/i,
    places: [`${errors}#div-classoverlaydiv-intercepts-pointer-events`, elementWaits],
  },
  {
    asked: /^\W*element is not visible|- element is not visible/i,
    places: [`${errors}#element-is-not-visible`, callLog],
  },
  { asked: /element is not enabled/i, places: [`${errors}#element-is-not-enabled`, callLog] },
  { asked: /element is not stable/i, places: [`${errors}#element-is-not-stable`, callLog] },
  {
    asked: /outside of the viewport/i,
    places: [
      `${errors}#element-is-outside-of-the-viewport`,
      "api/locator#scroll_into_view_if_needed",
    ],
  },
  {
    asked: /detached from the DOM/i,
    places: [`${errors}#element-was-detached-from-the-dom-retrying`],
  },
  {
    asked: /waiting for scheduled navigations/i,
    places: [`${errors}#waiting-for-scheduled-navigations-to-finish`],
  },
  {
    asked: /performing \w+ action/i,
    places: [`${errors}#performing-click-action-and-nothing-after-it`, callLog],
  },
  {
    asked:
      /waiting for element to be|(?:retrying|attempting) \w+ action|scrolling into view if needed/i,
    places: [`${errors}#lines-of-a-call-log`, callLog, elementWaits],
  },
  {
    asked: /locator resolved to/i,
    places: [
      "article/guides/locators#the-log-says-locator-resolved-to-and-it-times-out-all-the-same",
      callLog,
    ],
  },
  {
    asked: /strict mode violation|resolved to \d+ elements/i,
    places: [
      `${errors}#strict-mode-violation-get_by_rolebutton-namesave-resolved-to-2-elements`,
      "article/guides/locators#strict-mode-violation--resolved-to-2-elements",
    ],
  },
  {
    asked: /Timeout \d+ ?ms exceeded while waiting for event/i,
    places: [`${errors}#timeout-30000ms-exceeded-while-waiting-for-event-download`],
  },
  {
    asked: /(?:goto|navigating to).*Timeout \d+ ?ms|Timeout \d+ ?ms.*navigating to/is,
    places: [`${errors}#timeout-30000ms-exceeded-navigating-to-http`],
  },
  { asked: /^(?:Playwright::)?TimeoutError$/i, places: [elementWaits] },
  { asked: /Timeout 180000 ?ms/i, places: [`${errors}#timeout-180000ms-exceeded-from-launch`] },
  {
    asked: /Timeout \d+ ?ms exceeded|waiting for (?:getBy|get_by_|locator\(|selector)/i,
    places: [elementWaits, callLog],
  },
  // What is missing on the machine
  {
    asked: /GLIBC/i,
    places: [`${errors}#version-glibc_228-not-found-required-by-node`],
  },
  {
    asked: /musl|ld-linux|Error relocating/i,
    places: [
      `${errors}#error-loading-shared-library-ld-linux-x86-64so2-or-spawn-chrome-enoent-for-a-file-that-is-there`,
      "article/guides/playwright_on_alpine_linux#the-driver-is-started-on-alpine-nevertheless",
      "article/guides/playwright_on_alpine_linux",
    ],
  },
  {
    asked: /\blib[\w+-]+\.so\b|shared librar|missing dependencies|Missing libraries|with-deps/i,
    places: [
      missingLibraries,
      "article/getting_started#host-system-is-missing-dependencies-to-run-browsers",
    ],
  },
  {
    asked: /executable doesn.?t exist|just installed or updated|spawn \S+ ENOENT|ms-playwright/i,
    places: [
      `${errors}#executable-doesnt-exist-at-homeyoucachems-playwright`,
      "article/getting_started#executable-doesnt-exist",
    ],
  },
  {
    asked: /XServer|X server|\$DISPLAY|cannot open display|ozone_platform/i,
    places: [`${errors}#missing-x-server-or-display`],
  },
  {
    asked: /env: .?node|node: (?:not found|No such file)/i,
    places: [`${errors}#env-node-no-such-file-or-directory`],
  },
  {
    asked: /ENOENT.*(?:npx|playwright)|No such file or directory - \S*(?:npx|playwright)/is,
    places: [`${errors}#no-such-file-or-directory---node_modulesbinplaywright-errnoenoent`],
  },
  // The connection
  {
    asked: /EPIPE|broken pipe|AlreadyDisconnected|stream closed in another thread/i,
    places: [
      `${errors}#send_message-failed-playwrighttransportalreadydisconnectederror-or-errnoepipe-broken-pipe`,
      `${errors}#playwrightdrivercrashederror-or-a-program-that-hangs`,
    ],
  },
  {
    asked: /terminated with exception|report_on_exception/i,
    places: [`${errors}#transportrb-run-terminated-with-exception-and-then-every-call-hangs`],
  },
  {
    asked: /TargetClosed|has been closed/i,
    places: [
      `${errors}#target-page-context-or-browser-has-been-closed-playwrighttargetclosederror`,
    ],
  },
  {
    asked: /Execution context (?:was|is) destroyed/i,
    places: [`${errors}#execution-context-was-destroyed-most-likely-because-of-a-navigation`],
  },
  {
    asked:
      /ERR_(?:CONNECTION_REFUSED|NAME_NOT_RESOLVED|CONNECTION_RESET|EMPTY_RESPONSE|ADDRESS_UNREACHABLE|CONNECTION_TIMED_OUT)|NS_ERROR_CONNECTION_REFUSED/i,
    places: [`${errors}#neterr_connection_refused-at-httplocalhost3000`],
  },
  {
    asked: /ERR_(?:CERT|SSL)_|SEC_ERROR|certificate (?:verify|error)/i,
    places: [`${errors}#neterr_cert_authority_invalid`],
  },
  {
    asked: /Download is starting|ERR_ABORTED/i,
    places: [`${errors}#download-is-starting-or-neterr_aborted`],
  },
  {
    asked: /StaleElementReference|stale element/i,
    places: [
      "article/guides/coming_from_selenium_or_capybara#elements-instead-of-locators",
      `${errors}#element-is-not-attached-to-the-dom`,
    ],
  },
  {
    asked: /Capybara::Ambiguous|ambiguous match/i,
    places: ["article/guides/coming_from_selenium_or_capybara#one-element-or-an-error"],
  },
  {
    asked: /unexpected modal|ModalNotFound/i,
    places: ["article/guides/rails_integration#capybaramodalnotfound"],
  },
  {
    asked: /NotSupportedByDriverError/i,
    places: [
      "article/guides/rails_integration_with_null_driver#capybaranotsupportedbydrivererror-capybaradriverbasevisit",
    ],
  },
  {
    asked: /unknown keyword/i,
    places: [`${errors}#unknown-keyword-wait_until-argumenterror`],
  },
  // What only other languages have
  {
    asked: /^expect\(\s*page\s*\)\.?$/i,
    places: [
      "article/guides/coming_from_selenium_or_capybara#the-page-is-no-element",
      "api/page_assertions",
    ],
  },
  {
    asked: /^(?:not_to|to_not|\.not|not)$/i,
    places: ["article/guides/rspec_integration#negation"],
  },
  { asked: /\btest\.step/i, places: [`${fromJavaScript}#teststep`] },
  { asked: /\bexpect\.soft|soft assert/i, places: [`${fromJavaScript}#expectsoft`] },
  { asked: /\bexpect\.poll|\btoPass\b/i, places: [`${fromJavaScript}#expectpoll-and-topass`] },
  {
    asked:
      /visual (?:regression|comparison|diff|test)|(?:snapshot|screenshot|image) (?:test|compar|diff)|compare screenshot/i,
    places: [`${fromJavaScript}#tohavescreenshot-and-tomatchsnapshot`],
  },
  {
    asked: /playwright\.config|projects config/i,
    places: [`${fromJavaScript}#projects-use-and-playwrightconfigts`],
  },
  {
    asked:
      /\b(?:test )?fixtures?$|conftest|\btest\.(?:extend|use)|\b(?:before|after)(?:Each|All)\b/i,
    places: [`${fromJavaScript}#testbeforeeach-and-fixtures`],
  },
  {
    asked:
      /\btest\.(?:describe|skip|only|fixme|slow|info|fail|setTimeout)|\bexpect\.(?:extend|configure)|component test|html report|\bshard|\bui mode\b|repeat-each/i,
    places: [`${fromJavaScript}#the-test-runners-words`, notThere],
  },
];
