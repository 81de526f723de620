/** The words by which readers call places of guides. */
export const guidePhrases: Readonly<Record<string, string>> = {
  "article/getting_started": "quick start, tutorial, first steps, scraping",
  "article/getting_started#host-system-is-missing-dependencies-to-run-browsers":
    "cannot open shared object file, error while loading shared libraries",
  "article/getting_started#the-gem": "add to gemfile, bundle",
  "article/getting_started#the-driver-and-a-browser": "install browsers, install driver",
  "article/getting_started#watch-the-browser":
    "run headed, see browser, not headless, visible browser window",
  "article/getting_started#read-data-from-a-page": "web scraping, scrape page, extract data, crawl",
  "article/guides/authentication": "login, log in, reuse login, stay signed in, session",
  "article/guides/authentication#sign-in-once-for-each-role": "different users, roles, admin",
  "article/guides/authentication#two-users-in-one-example":
    "multiple users, several users at once, chat",
  "article/guides/authentication#skip-the-form": "login by api, login without form",
  "article/guides/authentication#what-a-state-does-not-hold": "session storage, indexed db",
  "article/guides/coming_from_javascript_or_python#javascript-in-the-page":
    "run javascript, execute script, evaluate script",
  "article/guides/coming_from_javascript_or_python#idioms": "async await, promise",
  "article/guides/coming_from_javascript_or_python#translating-an-example-by-hand":
    "convert code, port script, translate example",
  "article/guides/coming_from_javascript_or_python#what-is-not-there":
    "unsupported methods, missing features, not implemented, visual comparison, test runner",
  "article/guides/coming_from_selenium_or_capybara":
    "migrate, migration, switch from selenium, switch from capybara",
  "article/guides/coming_from_selenium_or_capybara#a-way-to-move-a-suite":
    "migrate tests, convert tests",
  "article/guides/coming_from_selenium_or_capybara#fill-is-not-typing":
    "difference between fill and type",
  "article/guides/coming_from_selenium_or_capybara#elements-instead-of-locators":
    "stale element reference",
  "article/guides/coming_from_selenium_or_capybara#from-capybara": "within, within frame",
  "article/guides/coming_from_selenium_or_capybara#two-clocks":
    "implicit wait, default max wait time, using wait time",
  "article/guides/continuous_integration": "ci, pipeline, build server",
  "article/guides/continuous_integration#github-actions": "workflow, ci yaml, cache browsers",
  "article/guides/continuous_integration#several-browsers": "cross browser testing, matrix",
  "article/guides/continuous_integration#evidence-of-failures": "artifacts, upload report",
  "article/guides/continuous_integration#make-it-fast-and-calm":
    "flaky tests, unstable tests, slow tests, speed up tests, retry failed tests, shard",
  "article/guides/debugging": "troubleshooting, debug test",
  "article/guides/debugging#what-a-locator-matches": "element not found, locator finds nothing",
  "article/guides/debugging#stop-and-try": "breakpoint, pause script, irb, pry, console",
  "article/guides/debugging#record-a-trace": "trace viewer, open trace, show trace",
  "article/guides/debugging#keep-the-evidence-of-every-failure":
    "screenshot on failure, video on failure, screenshot when test fails, screenshot of failed test",
  "article/guides/debugging#see-every-message":
    "console log, javascript errors, verbose log, log requests, debug pw api",
  "article/guides/dialogs_frames_popups#dialogs":
    "alert, confirm, prompt, modal dialog, message box",
  "article/guides/dialogs_frames_popups#leave-without-saving": "beforeunload, unsaved changes",
  "article/guides/dialogs_frames_popups#a-dialog-that-is-none": "modal window, overlay",
  "article/guides/dialogs_frames_popups#frames":
    "iframe, switch to frame, inside iframe, nested frame",
  "article/guides/dialogs_frames_popups#popups-and-tabs":
    "new tab, new window, switch tab, switch window, another window, several windows, target blank, window handles, within window",
  "article/guides/download_playwright_driver#npm": "package json, node modules, yarn",
  "article/guides/download_playwright_driver#environment-variables":
    "env, configuration, browsers path",
  "article/guides/emulation#a-phone": "mobile device, iphone, mobile view, responsive design",
  "article/guides/emulation#a-place-a-language-a-time":
    "geolocation, location, gps, locale, browser language, change language, time zone, timezone",
  "article/guides/emulation#dark-print-less-motion":
    "dark mode, color scheme, reduced motion, print styles, print media, high contrast",
  "article/guides/emulation#offline": "no internet connection, no network, disconnected",
  "article/guides/emulation#the-clock":
    "mock time, fake timers, freeze time, change date, mock date",
  "article/guides/errors": "troubleshooting, problems",
  "article/guides/errors#installation-and-versions":
    "browser does not start, cannot launch browser",
  "article/guides/errors#element-is-not-attached-to-the-dom": "stale element",
  "article/guides/errors#callbacks": "threads, thread safe",
  "article/guides/errors#elements": "click does nothing, element not found",
  "article/guides/errors#timeouts": "increase timeout, test times out",
  "article/guides/errors#neterr_cert_authority_invalid": "ssl error, certificate error",
  "article/guides/files#upload": "attach file, choose file",
  "article/guides/files#into-a-file-field": "file input, attach file, upload image",
  "article/guides/files#drag-and-drop": "dropzone, drop file",
  "article/guides/files#download": "save download, export csv, downloaded file",
  "article/guides/files#a-file-that-opens-in-a-new-tab": "download pdf, open pdf",
  "article/guides/inspector": "step through test, playwright debug, gui debugger",
  "article/guides/inspector#from-what-it-shows-to-ruby":
    "codegen, record actions, generate code, test generator, recorder",
  "article/guides/inspector#what-ruby-does-not-get": "pwdebug",
  "article/guides/launch_browser#browsers-are-still-there-after-a-crash":
    "zombie processes, orphaned browsers, kill browsers",
  "article/guides/launch_browser#choose-the-browser":
    "chrome, edge, firefox, webkit, safari, launch firefox, use installed chrome, run on firefox, test on firefox, firefox test",
  "article/guides/launch_browser#windows-and-tabs": "open several windows, several tabs",
  "article/guides/launch_browser#keep-a-profile": "user data dir, persistent context, user profile",
  "article/guides/locators": "selectors, find element, select elements, query",
  "article/guides/locators#say-what-the-user-sees":
    "find element by text, find by label, find button",
  "article/guides/locators#position-is-the-last-resort":
    "nth element, first element, last element, index",
  "article/guides/locators#lists":
    "loop over elements, iterate, table rows, each element, all links, links on page",
  "article/guides/locators#narrow-down-to-one":
    "parent element, child element, element that contains",
  "article/guides/locators#test-ids": "data-testid, data attribute",
  "article/guides/locators#css-and-xpath": "css selector, shadow dom, find by class, find by id",
  "article/guides/locators#keep-them-in-one-place": "page object model, pom",
  "article/guides/minitest#running-in-parallel": "parallel tests, threads, parallelize",
  "article/guides/network": "intercept requests, mock api, mocking, ajax, xhr",
  "article/guides/network#do-you-have-to-wait-for-the-network": "wait for ajax, network idle",
  "article/guides/network#wait-for-a-response":
    "wait for request, wait for api call, wait for ajax",
  "article/guides/network#look-back-instead": "log requests, list requests, network traffic",
  "article/guides/network#answer-in-the-servers-place":
    "mock response, mock api, stub request, fake response, fake server, simulate server error",
  "article/guides/network#change-a-real-answer": "modify response, patch response",
  "article/guides/network#change-what-is-sent": "modify request, change headers, custom headers",
  "article/guides/network#keep-third-parties-out":
    "block requests, block images, block ads, block analytics, block resources",
  "article/guides/network#record-and-replay-with-har": "record network, replay network, vcr",
  "article/guides/network#offline-and-sockets": "websocket, offline",
  "article/guides/rails_integration":
    "system tests, system spec, cucumber, capybara, rails capybara",
  "article/guides/rails_integration#register-the-driver":
    "capybara driver, default driver, javascript driver",
  "article/guides/rails_integration#pictures-videos-traces": "screenshot on failure",
  "article/guides/rails_integration_with_null_driver": "without capybara",
  "article/guides/recording_video#keep-the-films-of-failures": "video of failing tests",
  "article/guides/recording_video#other-formats": "mp4, gif, convert video",
  "article/guides/remote_browsers": "browser in docker, run in container, remote server",
  "article/guides/remote_browsers#connect-without-a-driver": "without node, websocket server",
  "article/guides/remote_browsers#the-browsers": "docker image, run server, playwright server",
  "article/guides/remote_browsers#a-browser-that-is-already-running":
    "running chrome, existing browser, attach to browser, remote debugging port, already open browser",
  "article/guides/rspec_integration": "test framework, spec helper",
  "article/guides/rspec_integration#the-matchers":
    "assertions, expectations, have_text, rspec matchers",
  "article/guides/rspec_integration#negation": "negate assertion, not to, opposite",
  "article/guides/rspec_integration#timeouts": "assertion timeout, custom timeout, wait longer",
  "article/guides/rspec_integration#undefined-method-goto-for-nil":
    "undefined method get_by_role for nil, page is nil",
  "article/guides/semi_automation":
    "captcha, two factor authentication, manual step, 2fa, otp, mfa",
  "article/guides/semi_automation#hand-over-in-the-middle": "captcha, wait for user, two factor",
  "article/guides/semi_automation#extensions": "chrome extension, browser plugin",
  "article/guides/semi_automation#your-own-chrome": "use installed chrome, real chrome",
  "article/guides/use_storage_state": "save session, save cookies, reuse login, stay signed in",
  "article/guides/use_storage_state#what-is-in-the-file": "local storage, cookies",
  "article/guides/versions":
    "version compatibility, compatible versions, supported versions, what version do i need, which version do i need, required version, playwright version needed",
  "article/guides/versions#update-both": "upgrade gem, update playwright, new version",
  "article/guides/versions#every-release": "changelog, release notes",
  "article/api_coverage": "unsupported methods, supported methods, implemented methods",
};
