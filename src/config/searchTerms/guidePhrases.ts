/** The words by which readers call places of guides. */
export const guidePhrases: Readonly<Record<string, string>> = {
  "article/api_coverage":
    "unsupported methods, supported methods, implemented methods, implemented api, coverage of api, not implemented yet, supported apis, feature parity",
  "article/getting_started":
    "quick start, tutorial, first steps, scraping, hello world, first script, how to start, what is playwright, ruby library, ruby bindings, ruby client, scrape with ruby, crawler, headless browser ruby, browser automation ruby, web automation, getting started rails, e2e testing ruby, end to end test, requirements, prerequisites, node required",
  "article/getting_started#android-is-gone": "android removed, android support, android testing",
  "article/getting_started#host-system-is-missing-dependencies-to-run-browsers":
    "cannot open shared object file, error while loading shared libraries",
  "article/getting_started#install":
    "installation, set up, setup playwright, how to install, bundle add",
  "article/getting_started#read-data-from-a-page":
    "web scraping, scrape page, extract data, crawl, scrape website, scraping javascript page, crawl pages, parse page, nokogiri, extract links, extract table, scrape data, to scrape",
  "article/getting_started#take-a-screenshot": "first screenshot",
  "article/getting_started#the-driver-and-a-browser":
    "install browsers, install driver, npx playwright install, download browser, install chromium, install firefox, playwright cli, set playwright cli executable path, cli path",
  "article/getting_started#the-gem":
    "add to gemfile, bundle, gem install, gemfile, bundler, gem install playwright-ruby-client",
  "article/getting_started#watch-the-browser":
    "run headed, see browser, not headless, visible browser window, headful, headed mode, headless false, show browser window, run with ui, watch browser, wsl headed, open visible browser",
  "article/guides/authentication":
    "login, log in, reuse login, stay signed in, session, login once, skip login, stay logged in, login state, logged in user, sign in, authenticate, auth, login helper, current user, session cookie, sso, oauth, reuse authentication state, share login between tests",
  "article/guides/authentication#across-runs-in-parallel-in-ci":
    "login in parallel tests, storage state in ci, state file secret, parallel workers login",
  "article/guides/authentication#it-works-alone-and-fails-in-the-suite":
    "passes alone fails together, order dependent, test pollution",
  "article/guides/authentication#one-time-codes-totp":
    "totp, otp, otp code, one time password, two factor, 2fa, mfa, authenticator app, rotp, google authenticator, verification code",
  "article/guides/authentication#sign-in-once-for-each-role":
    "different users, roles, admin, login once for all tests, before suite login, global login, reuse signed in state, several roles, admin and user",
  "article/guides/authentication#skip-the-form":
    "login by api, login without form, login via api, login programmatically, login without ui, session cookie login, fast login, set session cookie",
  "article/guides/authentication#the-example-starts-as-a-guest":
    "not logged in, logged out, login lost",
  "article/guides/authentication#two-users-in-one-example":
    "multiple users, several users at once, chat, two users, multiple sessions, two browsers at once, several browser contexts, chat between users, real time collaboration, switch user",
  "article/guides/authentication#what-a-state-does-not-hold":
    "session storage, indexed db, sessionstorage not saved, session storage not restored, indexeddb login, firebase auth, token in session storage",
  "article/guides/beside_other_gems": "other gems, gem compatibility, works with gem",
  "article/guides/beside_other_gems#axe-accessibility":
    "axe, axe core, a11y, accessibility audit, accessibility testing, wcag, be axe clean",
  "article/guides/beside_other_gems#gems-that-hook-into-capybaras-driver":
    "capybara screenshot, capybara-screenshot, capybara lockstep, capybara-lockstep, capybara accessibility audit, percy, applitools, database cleaner, site prism, evil systems, capybara gems",
  "article/guides/beside_other_gems#parallel_tests":
    "parallel tests gem, parallel_tests, turbo_tests, flatware, parallel_rspec, parallel rspec",
  "article/guides/beside_other_gems#rbs-and-sorbet":
    "rbs, sorbet, types, type signatures, steep, rbi, tapioca, type checking",
  "article/guides/beside_other_gems#repeating-a-failed-example":
    "retry, rspec retry, rerun failed, retry flaky test, repeat, minitest retry, retries, rerun",
  "article/guides/beside_other_gems#rubocop": "rubocop, linter, rubocop capybara, lint",
  "article/guides/beside_other_gems#webmock-and-vcr":
    "webmock, vcr, vcr cassette, net connect, allow localhost, disable net connect",
  "article/guides/coming_from_javascript_or_python":
    "javascript to ruby, python to ruby, typescript, node version of code, pytest, jest, translate javascript, playwright test, puppeteer, puppeteer ruby, cypress, difference to javascript, nodejs api",
  "article/guides/coming_from_javascript_or_python#devices-are-spread": "device descriptor",
  "article/guides/coming_from_javascript_or_python#errors":
    "exception classes, rescue error, timeout error class",
  "article/guides/coming_from_javascript_or_python#expectations":
    "expect in ruby, web first assertions, expect api",
  "article/guides/coming_from_javascript_or_python#expectpoll-and-topass":
    "poll, retry block until passes, retry assertion, eventually",
  "article/guides/coming_from_javascript_or_python#expectsoft": "soft assertions",
  "article/guides/coming_from_javascript_or_python#files-are-paths":
    "upload buffer, file from memory, upload content without file",
  "article/guides/coming_from_javascript_or_python#globs-are-rubys":
    "glob pattern, url pattern, wildcard, route pattern not matching",
  "article/guides/coming_from_javascript_or_python#idioms":
    "async await, promise, promise all, async code, synchronous",
  "article/guides/coming_from_javascript_or_python#it-hangs-without-a-timeout":
    "hang, deadlock, stuck, freezes, blocked forever",
  "article/guides/coming_from_javascript_or_python#javascript-in-the-page":
    "run javascript, execute script, evaluate script, execute javascript, evaluate with argument, pass arguments to javascript, return value from javascript, js values",
  "article/guides/coming_from_javascript_or_python#lifetimes":
    "with statement, sync playwright, close browser automatically",
  "article/guides/coming_from_javascript_or_python#listeners":
    "event listener, add listener, page on block, remove listener, subscribe event",
  "article/guides/coming_from_javascript_or_python#most-callbacks-may-not-call-the-api":
    "callback thread, call inside listener, handler hangs, freeze in callback, deadlock in handler, page on handler blocks",
  "article/guides/coming_from_javascript_or_python#names":
    "snake case, camel case, method names, naming convention",
  "article/guides/coming_from_javascript_or_python#notimplementederror": "not implemented yet",
  "article/guides/coming_from_javascript_or_python#projects-use-and-playwrightconfigts":
    "config file, playwright config, projects",
  "article/guides/coming_from_javascript_or_python#string-keys-here-symbol-keys-there":
    "symbol keys, hash keys, nil from hash",
  "article/guides/coming_from_javascript_or_python#testbeforeeach-and-fixtures":
    "before each, fixtures, test fixtures, test hooks, before all",
  "article/guides/coming_from_javascript_or_python#teststep": "test step, allure steps",
  "article/guides/coming_from_javascript_or_python#the-test-runners-words":
    "test runner, test describe, hooks, ui mode, retries, reporter, sharding, playwright test",
  "article/guides/coming_from_javascript_or_python#tohavescreenshot-and-tomatchsnapshot":
    "visual regression, screenshot comparison, compare screenshots, image comparison, snapshot testing, visual testing, percy",
  "article/guides/coming_from_javascript_or_python#translating-an-example-by-hand":
    "convert code, port script, translate example",
  "article/guides/coming_from_javascript_or_python#two-kinds-of-pattern":
    "regex, regexp, regular expression, regex in locator, match with regex",
  "article/guides/coming_from_javascript_or_python#waiting-for-something-that-an-action-causes":
    "promise all, expect block, wait for event with action",
  "article/guides/coming_from_javascript_or_python#webserver":
    "start server before tests, web server",
  "article/guides/coming_from_javascript_or_python#what-is-not-there":
    "unsupported methods, missing features, not implemented, projects, component testing, sharding, vs code extension, not supported in ruby, missing in ruby, not available",
  "article/guides/coming_from_selenium_or_capybara":
    "migrate, migration, switch from selenium, switch from capybara, replace selenium, selenium to playwright, capybara to playwright, selenium alternative, cuprite, ferrum, apparition, watir, poltergeist, capybara webkit, chromedriver, geckodriver, webdriver, selenium webdriver, webdrivers gem, compare with selenium, playwright vs selenium, playwright vs cuprite, playwright vs capybara, why playwright, selenium ruby",
  "article/guides/coming_from_selenium_or_capybara#a-context-is-a-clean-browser":
    "reset session, clean state, clear storage between tests, isolation between tests, test isolation",
  "article/guides/coming_from_selenium_or_capybara#a-negative-expectation-passes-at-once":
    "false positive, passes without waiting, not visible passes immediately",
  "article/guides/coming_from_selenium_or_capybara#a-way-to-move-a-suite":
    "migrate tests, convert tests, migrate from selenium, migrate from capybara, switch driver, migration steps, move test suite, port tests, replace selenium with playwright",
  "article/guides/coming_from_selenium_or_capybara#dialogs-are-answered-beforehand":
    "accept confirm block, alert already open, dialog before click",
  "article/guides/coming_from_selenium_or_capybara#elements-instead-of-locators":
    "stale element reference, stale element, element handle, cached element",
  "article/guides/coming_from_selenium_or_capybara#fill-is-not-typing":
    "difference between fill and type, autocomplete, typeahead, autosuggest, keyup event not fired, fill does not trigger event, send keys, react input, input event, combobox search field",
  "article/guides/coming_from_selenium_or_capybara#fill_in-found-more-than-labels":
    "fill by name, fill by placeholder, fill by id, label not found",
  "article/guides/coming_from_selenium_or_capybara#frames-and-windows-are-objects":
    "switch to, switch frame, switch window, switch back, default content",
  "article/guides/coming_from_selenium_or_capybara#from-capybara":
    "within, within frame, capybara dsl, capybara methods, capybara cheat sheet, capybara matchers, capybara equivalents, finders, session methods",
  "article/guides/coming_from_selenium_or_capybara#from-selenium":
    "selenium commands, driver methods, find element, element methods, webelement, action builder, select class, expected conditions, selenium errors, explicit wait, selenium cheat sheet",
  "article/guides/coming_from_selenium_or_capybara#milliseconds": "timeout seconds, timeout unit",
  "article/guides/coming_from_selenium_or_capybara#one-element-or-an-error":
    "ambiguous match, match first, more than one element, several matches, multiple elements found",
  "article/guides/coming_from_selenium_or_capybara#questions-do-not-wait":
    "visible returns false immediately, is visible does not wait, visible without waiting, count returns zero, all returns empty, check visibility without waiting",
  "article/guides/coming_from_selenium_or_capybara#text":
    "normalize whitespace, exact text, text match partial",
  "article/guides/coming_from_selenium_or_capybara#the-page-is-no-element":
    "expect page to have text, expect page have content, expect page, page should have text",
  "article/guides/coming_from_selenium_or_capybara#two-clocks":
    "implicit wait, default max wait time, using wait time, capybara wait time, how long does it wait, wait time, different timeouts",
  "article/guides/coming_from_selenium_or_capybara#what-is-hidden":
    "hidden elements, invisible elements, ignore hidden elements, visible all",
  "article/guides/continuous_integration":
    "ci, pipeline, build server, continuous integration, jenkins, circleci, buildkite, travis, azure pipelines, bitbucket pipelines, semaphore, run in ci, ci setup, ci pipeline, ci server",
  "article/guides/continuous_integration#evidence-of-failures":
    "artifacts, upload report, upload screenshots, upload trace, failure artifacts, ci screenshots, test report, junit report",
  "article/guides/continuous_integration#github-actions":
    "workflow, ci yaml, cache browsers, github workflow, actions yml, cache playwright browsers, cache ms-playwright, github ci",
  "article/guides/continuous_integration#gitlab": "gitlab ci, gitlab runner, gitlab pipeline",
  "article/guides/continuous_integration#it-passes-here-and-fails-there":
    "passes locally fails in ci, works locally, fails only in ci, fails on github actions, works on my machine",
  "article/guides/continuous_integration#make-it-fast-and-calm":
    "flaky tests, unstable tests, slow tests, speed up tests, shard, flaky, flakiness, flaky spec, intermittent failure, random failures, unstable, speed up, slow, slow suite, run in parallel, parallelize specs, split tests",
  "article/guides/continuous_integration#page-crashed":
    "page crash, out of memory, dev shm, browser crash, chrome crashed, memory",
  "article/guides/continuous_integration#several-browsers":
    "cross browser testing, matrix, all browsers, run in chromium firefox webkit, browser matrix",
  "article/guides/continuous_integration#the-job-hangs-until-its-timeout":
    "ci hangs, tests hang, job timeout, tests hang intermittently, stuck in ci, hangs at the end, never finishes",
  "article/guides/continuous_integration#what-the-repository-must-hold":
    "package json, lockfile, commit",
  "article/guides/debugging":
    "troubleshooting, debug test, debug, how to debug, investigate failure, find out why test fails, troubleshoot test",
  "article/guides/debugging#ask-the-page": "page errors, dump page, print html, what is on page",
  "article/guides/debugging#console_messages-is-empty": "no console messages",
  "article/guides/debugging#it-hangs-without-a-message":
    "hang, hangs, stuck, freezes, frozen, does nothing, no output, blocks forever, process stuck, never returns",
  "article/guides/debugging#keep-the-evidence-of-every-failure":
    "screenshot on failure, video on failure, screenshot when test fails, screenshot of failed test, screenshot after failure, save screenshot when test fails, trace on failure, save trace when test fails, failure hook, after each screenshot, capture failure",
  "article/guides/debugging#look": "slow down, take screenshot to debug, see what happens",
  "article/guides/debugging#read-the-message-first":
    "call log, error log, read error, waiting for locator",
  "article/guides/debugging#record-a-trace":
    "trace viewer, open trace, show trace, trace, tracing, trace zip, view trace, trace in ci, save trace",
  "article/guides/debugging#see-every-message":
    "console log, javascript errors, verbose log, log requests, debug pw api, debug logs, verbose, logging, debug env, browser log, pw api log, fail on console error, capture console errors",
  "article/guides/debugging#stop-and-try":
    "breakpoint, pause script, irb, pry, console, binding irb, binding pry, byebug, debugger, repl, interactive console, pause and inspect",
  "article/guides/debugging#what-a-locator-matches":
    "element not found, locator finds nothing, highlight element, locator matches nothing, test selector, check selector, no element found, why not found",
  "article/guides/dialogs_frames_popups": "dialogs frames popups",
  "article/guides/dialogs_frames_popups#a-dialog-that-is-none":
    "modal window, overlay, modal, bootstrap modal, cookie banner, html dialog, lightbox, toast",
  "article/guides/dialogs_frames_popups#dialogs":
    "alert, confirm, prompt, modal dialog, message box, alert box, javascript alert, confirm dialog, prompt dialog, accept dialog, dismiss dialog, handle alert, rails confirm",
  "article/guides/dialogs_frames_popups#frames":
    "iframe, switch to frame, inside iframe, nested frame, iframe content, click inside iframe, nested iframes, frame inside frame, stripe iframe, payment iframe, recaptcha iframe, embedded page, access iframe, element in iframe, find in iframe, frameset",
  "article/guides/dialogs_frames_popups#in-a-test":
    "expect dialog, test alert text, assert confirm message",
  "article/guides/dialogs_frames_popups#leave-without-saving":
    "beforeunload, unsaved changes, leave page warning, before unload, navigate away",
  "article/guides/dialogs_frames_popups#popups-and-tabs":
    "new tab, new window, switch tab, switch window, another window, several windows, target blank, window handles, within window, new page event, link opens new tab, close tab, multiple tabs, handle popup, popup window, oauth popup, click on popup, opened window, child window, open in new tab, tabs",
  "article/guides/dialogs_frames_popups#timeout-30000ms-exceeded-waiting-for-get_by_label-and-you-see-the-field":
    "element in iframe not found, cannot find element in iframe",
  "article/guides/download_playwright_driver":
    "driver, driver path, executable path of driver, playwright cli, where is the driver, bundled driver, offline installation, air gapped, node modules bin",
  "article/guides/download_playwright_driver#dev-containers":
    "devcontainer, dev container, vscode container, codespaces",
  "article/guides/download_playwright_driver#docker":
    "dockerfile, docker image, container, docker build, kubernetes, heroku, render, fly io, kamal, cloud run, lambda, production image, install in docker, playwright in docker, deploy",
  "article/guides/download_playwright_driver#environment-variables":
    "env, configuration, browsers path, playwright browsers path, skip browser download, env variables, proxy download, https proxy, download host, mirror",
  "article/guides/download_playwright_driver#install-deps":
    "install deps, install-deps, with deps, system dependencies, apt packages",
  "article/guides/download_playwright_driver#npm": "package json, node modules",
  "article/guides/download_playwright_driver#npx": "npx playwright, without package json",
  "article/guides/download_playwright_driver#plain-downloads":
    "without npm, without node, mac, arm64, download zip, driver zip, manual download, apple silicon",
  "article/guides/download_playwright_driver#which-version":
    "driver version, playwright npm version, matching version",
  "article/guides/download_playwright_driver#why-a-driver":
    "why node, why nodejs, needs node, what does the driver do",
  "article/guides/download_playwright_driver#windows":
    "windows, install on windows, powershell, windows compatible",
  "article/guides/download_playwright_driver#wsl": "wsl, wsl2, windows subsystem for linux",
  "article/guides/download_playwright_driver#yarn-pnpm-and-bun":
    "yarn, pnpm, bun, yarn add, package manager, bunx",
  "article/guides/emulation": "emulate, device emulation, simulate device",
  "article/guides/emulation#a-phone":
    "mobile device, iphone, mobile view, responsive design, emulate phone, pixel, ipad, tablet, mobile viewport, touch device, responsive, simulate mobile, emulate iphone, mobile browser, android chrome, landscape, rotate device, orientation",
  "article/guides/emulation#a-place-a-language-a-time":
    "geolocation, location, gps, locale, browser language, change language, time zone, timezone, browser locale, accept language, currency format, mock location",
  "article/guides/emulation#dark-print-less-motion":
    "dark mode, color scheme, reduced motion, print styles, print media, high contrast, prefers color scheme, prefers reduced motion, disable animations, dark theme, forced colors, print css",
  "article/guides/emulation#offline":
    "no internet connection, no network, disconnected, offline mode, simulate no network, lose connection, go offline, network down",
  "article/guides/emulation#the-clock":
    "mock time, fake timers, freeze time, change date, mock date, fake time, travel to, time travel, timecop, set system time, set interval, countdown, mock timers, fast forward time, freeze clock",
  "article/guides/emulation#turn-the-device":
    "rotate device, orientation, landscape, portrait, landscape orientation, turn phone",
  "article/guides/errors":
    "troubleshooting, problems, error list, error index, error messages, exception",
  "article/guides/errors#a-click-hangs-and-a-dialog-is-open":
    "click hangs, hangs when dialog opens, alert blocks test",
  "article/guides/errors#a-pattern-matches-nothing-although-the-text-is-there":
    "regex does not match",
  "article/guides/errors#a-route-or-a-wait-never-matches-although-the-url-is-right":
    "route not called, route not intercepted, wait for response never resolves",
  "article/guides/errors#callbacks": "callback",
  "article/guides/errors#capybaraelementnotfound-although-the-element-comes-later":
    "capybara does not wait, capybara wait",
  "article/guides/errors#check-the-installation":
    "doctor, check setup, verify installation, diagnose",
  "article/guides/errors#div-classoverlaydiv-intercepts-pointer-events":
    "overlay blocks click, click intercepted, covered by element, element covered, other element would receive the click",
  "article/guides/errors#element-is-not-attached-to-the-dom": "stale element",
  "article/guides/errors#element-is-not-enabled": "disabled button click",
  "article/guides/errors#element-is-outside-of-the-viewport": "outside viewport, out of viewport",
  "article/guides/errors#elements":
    "click does nothing, element not found, cannot click, click not working, element not interactable, not clickable",
  "article/guides/errors#env-node-no-such-file-or-directory":
    "node not found, nvm, asdf, cron, systemd, path of node, nodenv, volta",
  "article/guides/errors#executable-doesnt-exist-at-homeyoucachems-playwright":
    "browser not installed, chromium not found, browser not found, browser missing",
  "article/guides/errors#execution-context-was-destroyed-most-likely-because-of-a-navigation":
    "context destroyed, navigated away during evaluate",
  "article/guides/errors#host-system-is-missing-dependencies-to-run-browsers":
    "apt get, system packages, linux packages, missing libraries, ubuntu, debian",
  "article/guides/errors#installation-and-versions":
    "browser does not start, cannot launch browser",
  "article/guides/errors#lines-of-a-call-log":
    "call log, attempting click action, retrying click action",
  "article/guides/errors#missing-x-server-or-display":
    "xvfb, headed in docker, display, no display, headed mode on server, run headed without screen",
  "article/guides/errors#neterr_cert_authority_invalid": "ssl error, certificate error",
  "article/guides/errors#neterr_connection_refused-at-httplocalhost3000":
    "connection refused, cannot reach localhost, localhost refused, server not running, name not resolved, host docker internal",
  "article/guides/errors#no-window-opens-headless-false-is-ignored-with-a-driver-named-playwright":
    "headless false not working, no browser window, headful ignored, browser not showing",
  "article/guides/errors#playwrightdrivercrashederror-or-a-program-that-hangs":
    "timeout timeout, ruby timeout module, driver crashed, hang after timeout",
  "article/guides/errors#playwrighttimeouterror-timeout-30000ms-exceeded":
    "timeout, click timeout, element covered, obscured element, overlay blocks click, cookie banner blocks click, click intercepted, element not clickable at point, other element would receive the click, not visible timeout, click timeout although visible, outside of viewport, disabled button click",
  "article/guides/errors#send_message-failed-playwrighttransportalreadydisconnectederror-or-errnoepipe-broken-pipe":
    "broken pipe, driver killed",
  "article/guides/errors#target-page-context-or-browser-has-been-closed-playwrighttargetclosederror":
    "page closed, browser closed unexpectedly, target closed, browser disconnected",
  "article/guides/errors#the-classes":
    "error classes, rescue, exception hierarchy, which exception",
  "article/guides/errors#the-program-hangs-in-a-listener-without-any-message":
    "freeze inside page on, hangs in callback, on response hangs, hang in event handler, listener blocks, blocked in listener",
  "article/guides/errors#timeout-30000ms-exceeded-navigating-to-http":
    "navigation timeout, page never loads, page load timeout, networkidle timeout",
  "article/guides/errors#timeouts": "increase timeout, test times out, timed out, exceeded",
  "article/guides/errors#unknown-keyword-wait_until-argumenterror":
    "snake case option, underscore option",
  "article/guides/files#a-button-that-opens-the-file-dialog":
    "upload without input, file dialog, native file picker, custom upload button, upload button",
  "article/guides/files#a-file-that-opens-in-a-new-tab":
    "download pdf, open pdf, pdf viewer, pdf opens in tab, download in new tab, save pdf, download starts in new tab, inline pdf, pdf in browser",
  "article/guides/files#a-pdf-behind-a-blob-address":
    "blob, blob pdf, blob url, save blob, pdf blob",
  "article/guides/files#content-that-you-make-up":
    "upload from memory, tempfile, generated file, upload string as file",
  "article/guides/files#download":
    "save download, export csv, downloaded file, save file, download excel, csv download, downloads folder, wait for download, download directory, read downloaded file, manually download file",
  "article/guides/files#drag-and-drop":
    "dropzone, drop file, drop zone, drag file, dropzone upload, drop files",
  "article/guides/files#into-a-file-field":
    "file input, attach file, upload image, choose file, hidden file input, input type file",
  "article/guides/files#upload":
    "attach file, choose file, file upload, upload multiple files, attach image, active storage upload, upload photo",
  "article/guides/files#without-a-click":
    "download by url, download with request, download image, download with cookies",
  "article/guides/inspector":
    "step through test, playwright debug, gui debugger, pwdebug, playwright inspector, debugger window, pause execution",
  "article/guides/inspector#from-what-it-shows-to-ruby":
    "codegen, record actions, generate code, test generator, recorder, record script, generate ruby code, record test, pick locator, code generator, selector generator",
  "article/guides/inspector#what-ruby-does-not-get":
    "pwdebug, ui mode, vscode extension, codegen ruby target, trace on first retry",
  "article/guides/launch_browser":
    "browser lifecycle, start browser, launch options, browser instance, reuse browser, one browser for all tests",
  "article/guides/launch_browser#browsers-are-still-there-after-a-crash":
    "zombie processes, orphaned browsers, kill browsers, zombie chrome, leftover processes, chrome processes remain, browser not closing, kill chrome, memory leak, process leak, orphan",
  "article/guides/launch_browser#choose-the-browser":
    "chrome, edge, firefox, webkit, safari, launch firefox, use installed chrome, run on firefox, test on firefox, firefox test, which browser, brave, chrome channel, chrome beta, different browser, use installed google chrome, microsoft edge, system chrome, opera",
  "article/guides/launch_browser#keep-a-profile":
    "user data dir, persistent context, user profile, chrome profile, persistent profile, keep cookies between runs, user data, existing profile",
  "article/guides/launch_browser#launch-options-that-you-will-need": "arguments, options of launch",
  "article/guides/launch_browser#run-headed":
    "run headed, headful, headed, headed mode, headless false, see the browser",
  "article/guides/launch_browser#start-and-stop-by-hand":
    "without block, keep browser open, global browser, stop playwright",
  "article/guides/launch_browser#windows-and-tabs":
    "open several windows, several tabs, multiple pages, several pages",
  "article/guides/locators":
    "selectors, find element, select elements, query, find elements, locate element, best selector, element selection",
  "article/guides/locators#css-and-xpath":
    "css selector, shadow dom, find by class, find by id, by class, by id, by name attribute, css selectors, xpath selector, has-text, shadow root, web components, svg",
  "article/guides/locators#drop-downs":
    "dropdown, drop down, custom select, select2, react select, tom select, combobox, autocomplete dropdown, searchable select, choices js, slim select",
  "article/guides/locators#exact-or-not":
    "exact match, exact text, case sensitive, substring match, partial text",
  "article/guides/locators#it-finds-elements-that-nobody-sees":
    "hidden duplicates, invisible match",
  "article/guides/locators#keep-them-in-one-place":
    "page object model, pom, page object pattern, site prism, page objects, helper methods",
  "article/guides/locators#lists":
    "loop over elements, iterate, table rows, each element, all links, links on page, iterate over elements, each row, table cell, table column, loop through, all rows, map over elements, get all links, loop over locator, table",
  "article/guides/locators#narrow-down-to-one":
    "parent element, child element, element that contains, inside container, within element, chain locators, parent of element, sibling element, closest, ancestor, filter by text, has text, row with text, element with text inside",
  "article/guides/locators#position-is-the-last-resort":
    "nth element, first element, last element, index, first match, last match, second element, nth child",
  "article/guides/locators#say-what-the-user-sees":
    "find element by text, find by label, find button, by role, by label, by text, accessible name, recommended locators, find by placeholder",
  "article/guides/locators#test-ids":
    "data-testid, data attribute, data test, data-test, data-cy, custom test id",
  "article/guides/locators#the-log-says-locator-resolved-to-and-it-times-out-all-the-same":
    "resolved but timeout, visible but cannot click",
  "article/guides/locators#which-role-which-name":
    "aria role, implicit role, role of element, accessible name",
  "article/guides/minitest": "minitest system test, test unit, rails test, assertions in minitest",
  "article/guides/minitest#running-in-parallel":
    "parallel tests, parallelize, parallelize workers, parallel minitest, parallelize me",
  "article/guides/minitest#the-run-does-not-end":
    "process does not exit, tests never finish, does not exit, at exit",
  "article/guides/network":
    "intercept requests, mock api, mocking, ajax, xhr, network interception, mock, requests, http, graphql, rest api, msw, api mocking",
  "article/guides/network#a-listener-for-requests-freezes-the-program": "page on request freezes",
  "article/guides/network#answer-in-the-servers-place":
    "mock response, mock api, stub request, fake response, fake server, simulate server error, stub api, fake api, mocked response, return json, simulate error 500, mock server, stub external service, stub http, mock stripe",
  "article/guides/network#by-method-once-slowly":
    "delay response, slow response, post only, mock once, different responses",
  "article/guides/network#change-a-real-answer":
    "modify response, patch response, modify json response, change response body, intercept response, edit response",
  "article/guides/network#change-what-is-sent":
    "modify request, change headers, custom headers, modify headers, add header to request, change post data, rewrite url, redirect request",
  "article/guides/network#do-you-have-to-wait-for-the-network":
    "wait for ajax, network idle, wait for fetch, ajax finished, wait for requests to finish, all requests complete, pending requests",
  "article/guides/network#from-a-file": "mock from file, fixture json",
  "article/guides/network#graphql": "graphql, mock graphql, graphql query, wait for graphql",
  "article/guides/network#in-a-test": "test with stubbed network",
  "article/guides/network#keep-third-parties-out":
    "block requests, block images, block ads, block analytics, block resources, block fonts, block css, block google analytics, ad blocker, speed up page load, abort requests",
  "article/guides/network#look-back-instead":
    "log requests, list requests, network traffic, requests made, check request was sent, inspect requests, request history, analytics request",
  "article/guides/network#offline-and-sockets":
    "websocket, offline, websocket messages, action cable, actioncable, mock websocket, web socket frames",
  "article/guides/network#record-and-replay-with-har":
    "record network, replay network, har file, replay",
  "article/guides/network#the-page-hangs-as-soon-as-a-route-is-on":
    "route handler hangs, page hangs with route, request pending, route never resolves",
  "article/guides/network#the-route-is-never-called":
    "service worker intercepts, route not working",
  "article/guides/network#wait-for-a-response":
    "wait for request, wait for api call, wait for ajax, response body, json response, xhr response, capture response, get api response, wait for graphql, read response",
  "article/guides/network#which-patterns-match": "glob, url matching, query string, wildcard url",
  "article/guides/playwright_on_alpine_linux":
    "musl, alpine docker, ruby alpine, glibc, alpine image, heroku",
  "article/guides/playwright_on_alpine_linux#the-driver-is-started-on-alpine-nevertheless":
    "glibc not found, old linux, centos 7, amazon linux",
  "article/guides/rails_integration":
    "system tests, system spec, cucumber, capybara, rails capybara, system test, rails, capybara playwright driver, capybara-playwright-driver, application system test case, rspec rails, js true, rails setup, rails 7, rails 8, turnip, capybara driver",
  "article/guides/rails_integration#a-browser-in-a-container":
    "rails in docker, docker compose rails, remote browser capybara, app host, server host, devcontainer rails",
  "article/guides/rails_integration#feature-specs-and-one-driver-here-and-there":
    "feature spec, js true, javascript tag, rack test, mixed drivers, system js type, type feature",
  "article/guides/rails_integration#gems-driver-browser": "gemfile rails, bin setup",
  "article/guides/rails_integration#options":
    "driver options, viewport capybara, capybara headless, driver configuration",
  "article/guides/rails_integration#pictures-videos-traces":
    "screenshot on failure, capybara screenshot, rails failure screenshot, capybara trace, capybara video",
  "article/guides/rails_integration#playwright-behind-capybara":
    "native playwright page, with playwright page, use playwright api in capybara, access page object",
  "article/guides/rails_integration#register-the-driver":
    "capybara driver, default driver, javascript driver, capybara register driver, driven by, application system test case, capybara config",
  "article/guides/rails_integration#set-up": "rails setup, install in rails",
  "article/guides/rails_integration#unlike-selenium":
    "differences from selenium driver, capybara differences, selenium only features",
  "article/guides/rails_integration#which-of-the-three":
    "compare integration, with or without capybara, which driver",
  "article/guides/rails_integration_with_null_driver":
    "without capybara, rails without capybara dsl, only server, playwright native rails, puma server",
  "article/guides/rails_integration_with_null_driver#an-exception-of-the-application-is-raised-at-the-end-of-the-example":
    "raise server errors, server error in test",
  "article/guides/rails_integration_with_null_driver#signing-in": "",
  "article/guides/rails_integration_with_null_driver#the-browser-sees-no-data-or-old-data":
    "database cleaner, transactional fixtures, transaction, factory bot, records not visible, use transactional tests, data not visible, fixtures not visible, shared connection",
  "article/guides/rails_integration_with_null_driver#warden-and-devise":
    "devise, warden, login as, login_as, sign in helper, sign_in, test helpers, devise login",
  "article/guides/recording_video": "screen recording, record video, video of test, record test",
  "article/guides/recording_video#a-film-for-people": "demo video, screencast",
  "article/guides/recording_video#keep-the-films-of-failures": "video of failing tests",
  "article/guides/recording_video#other-formats":
    "mp4, gif, convert video, webm to mp4, ffmpeg, animated gif",
  "article/guides/recording_video#the-film-is-blurred-or-has-grey-borders":
    "video quality, video resolution, video size not matching, low quality video, grey borders",
  "article/guides/recording_video#when-the-file-is-complete":
    "video path, video file name, save video",
  "article/guides/remote_browsers":
    "browser in docker, run in container, remote server, remote browser, browser server, playwright server, browser in another container, separate container, docker, lambda, heroku",
  "article/guides/remote_browsers#a-browser-that-is-already-running":
    "running chrome, existing browser, attach to browser, remote debugging port, already open browser, connect over cdp, existing chrome, connect to running browser, remote debugging, connect to existing browser, open chrome",
  "article/guides/remote_browsers#connect-with-a-driver": "connect ws endpoint",
  "article/guides/remote_browsers#connect-without-a-driver": "without node, websocket server",
  "article/guides/remote_browsers#everything-in-compose":
    "docker compose, compose yml, docker-compose",
  "article/guides/remote_browsers#hosted-browsers":
    "browserstack, browserless, lambdatest, sauce labs, hosted browser, cloud browser, browserbase, bright data, selenium grid, moon",
  "article/guides/remote_browsers#pin-the-versions": "server version",
  "article/guides/remote_browsers#the-browsers":
    "docker image, run server, playwright server, launch server, start server, mcr microsoft com playwright, playwright docker image, run server command, docker run",
  "article/guides/remote_browsers#three-ways-to-connect":
    "connect to remote, ws endpoint, websocket endpoint",
  "article/guides/remote_browsers#your-application-on-localhost":
    "access host from container, host docker internal, expose network, localhost from container",
  "article/guides/rspec_integration":
    "test framework, spec helper, rspec, rspec setup, use with rspec, rspec config",
  "article/guides/rspec_integration#beside-capybara":
    "rspec with capybara, capybara and playwright together, conflict with capybara",
  "article/guides/rspec_integration#it-passes-alone-and-fails-in-the-suite":
    "random order failures",
  "article/guides/rspec_integration#negation":
    "negate assertion, not to, opposite, not_to, to_not, should not, negative matcher",
  "article/guides/rspec_integration#one-browser-a-context-for-each-example":
    "before each, around hook, shared browser, let page, before suite, new page for each test, after each",
  "article/guides/rspec_integration#set-up": "spec helper setup, rspec configuration",
  "article/guides/rspec_integration#the-matchers":
    "assertions, expectations, have_text, rspec matchers, be visible, expect locator, matcher list, have count",
  "article/guides/rspec_integration#the-screenshot-and-the-trace": "rspec screenshot on failure",
  "article/guides/rspec_integration#timeouts":
    "assertion timeout, custom timeout, wait longer, expect timeout, matcher timeout, assertion waits, default assertion timeout",
  "article/guides/rspec_integration#undefined-method-goto-for-nil":
    "undefined method get_by_role for nil, page is nil",
  "article/guides/rspec_integration#what-a-failure-looks-like": "failure message, failure output",
  "article/guides/semi_automation":
    "captcha, manual step, human in the loop, manual login, bot, stealth, bot detection, automation detected, cloudflare, anti bot",
  "article/guides/semi_automation#a-profile-or-a-storage-state": "profile versus state",
  "article/guides/semi_automation#extensions":
    "chrome extension, browser plugin, load extension, unpacked extension, browser extension, adblock extension",
  "article/guides/semi_automation#hand-over-in-the-middle":
    "captcha, wait for user, solve captcha, recaptcha, hcaptcha, cloudflare captcha, wait for human, sms code",
  "article/guides/semi_automation#sign-in-once-by-hand":
    "manual login, google login, login by hand, sign in manually",
  "article/guides/semi_automation#this-browser-or-app-may-not-be-secure":
    "google login blocked, detected as automation, navigator webdriver",
  "article/guides/semi_automation#your-own-chrome":
    "use installed chrome, real chrome, own chrome profile, real browser, undetected, headless detected, detected as bot",
  "article/guides/threads_and_processes":
    "threads, thread safe, thread safety, concurrency, processes, fork, hang, stuck, deadlock, hangs, freezes, process stuck",
  "article/guides/threads_and_processes#a-listener-calls-the-page-deadlock-freeze-inside-pageon":
    "deadlock, freeze, blocked in listener, page on hangs",
  "article/guides/threads_and_processes#it-hangs-find-out-where":
    "where does it hang, find hang, thread dump, sigusr, stack of hang",
  "article/guides/threads_and_processes#jruby-and-truffleruby": "jruby, truffleruby, other rubies",
  "article/guides/threads_and_processes#one-thread-reads-for-all":
    "reader thread, thread model, async, event loop, fiber",
  "article/guides/threads_and_processes#puma-spring-and-other-forks":
    "puma, puma workers, spring, fork, unicorn, passenger, forked process, web server, preload app",
  "article/guides/threads_and_processes#several-threads":
    "multiple threads, thread pool, several threads, multi threading, multithreaded, thread safe, concurrent browsers, async gem",
  "article/guides/threads_and_processes#sidekiq-and-other-jobs":
    "sidekiq, background job, active job, solid queue, good job, delayed job, resque, job worker",
  "article/guides/threads_and_processes#tests-hang-intermittently":
    "hang sometimes, hangs randomly, sporadic hang",
  "article/guides/threads_and_processes#timeouttimeout-or-threadkill-cut-a-call":
    "timeout timeout, thread kill, ruby timeout",
  "article/guides/threads_and_processes#what-is-stuck": "stuck, frozen, blocked, does not continue",
  "article/guides/turbo_and_stimulus":
    "turbo, hotwire, turbo drive, wait for turbo, turbo rails, turbolinks, race condition, turbo test, capybara lockstep",
  "article/guides/turbo_and_stimulus#a-visit-step-by-step":
    "turbo visit, wait for turbo visit, turbo load, turbo navigation",
  "article/guides/turbo_and_stimulus#broadcasts":
    "broadcast, action cable, actioncable, cable stream source",
  "article/guides/turbo_and_stimulus#data-turbo-confirm":
    "turbo confirm, turbo-confirm, data confirm",
  "article/guides/turbo_and_stimulus#frames":
    "turbo frame, wait for turbo frame, frame busy, turbo frame load, lazy frame",
  "article/guides/turbo_and_stimulus#stimulus":
    "stimulus controller, wait for stimulus, controller connected, stimulus js",
  "article/guides/turbo_and_stimulus#streams": "turbo stream, turbo streams",
  "article/guides/turbo_and_stimulus#the-click-on-a-button-does-nothing":
    "click has no effect, click before javascript, importmap",
  "article/guides/turbo_and_stimulus#the-test-reads-the-page-from-before-the-click":
    "stale page, old content, assertion on old page",
  "article/guides/use_storage_state":
    "save session, save cookies, reuse login, stay signed in, storagestate json, save login, reuse login session, restore session, auth state file, saved cookies, persist session",
  "article/guides/use_storage_state#in-a-context-that-is-already-open":
    "load cookies, apply state later",
  "article/guides/use_storage_state#the-site-shows-the-sign-in-form":
    "session expired, login expires, state not working, storage state not working, still login page",
  "article/guides/use_storage_state#what-is-in-the-file":
    "local storage, cookies, cookies json, storage state format, localstorage",
  "article/guides/versions":
    "version compatibility, compatible versions, supported versions, what version do i need, which version do i need, required version, playwright version needed, version, versions, compatible, compatibility, which version, latest version, playwright latest, version table, gem version, npm version, ruby version, node version, required node version, supported ruby, version mismatch, in sync with npm",
  "article/guides/versions#every-release":
    "changelog, release notes, history, what is new, changes",
  "article/guides/versions#find-yours": "check version, my version, compatible playwright version",
  "article/guides/versions#install-what-fits":
    "install matching version, npm install version, specific version, older version",
  "article/guides/versions#keep-it-so":
    "pin version, lock version, dependabot, renovate, keep in sync, force version",
  "article/guides/versions#npm-knows-no-such-version":
    "no matching version found, version not found on npm",
  "article/guides/versions#update-both":
    "upgrade gem, update playwright, new version, update gem, upgrade, bump version, new release, update driver, upgrade playwright",
};
