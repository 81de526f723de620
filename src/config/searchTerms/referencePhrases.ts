/** The words by which readers call classes, members and options. */
export const referencePhrases: Readonly<Record<string, string>> = {
  "api/api_request_context":
    "rest api testing, http client, api request, http requests, api testing, request without browser, call api, rest client",
  "api/api_request_context#delete": "delete request",
  "api/api_request_context#get": "send get request, get request",
  "api/api_request_context#post":
    "send post request, post json, post request, post data, send json, form post",
  "api/api_request_context#put": "put request",
  "api/api_response#json": "parse json",
  "api/browser#close": "quit browser, stop browser, shut down, close browser, browser quit",
  "api/browser#new_context":
    "incognito, private window, new session, isolated session, new incognito context, isolated context, clean session, browser context, context options",
  "api/browser#new_context-acceptDownloads": "allow downloads",
  "api/browser#new_context-baseURL": "base url, relative url, host",
  "api/browser#new_context-bypassCSP": "content security policy, csp",
  "api/browser#new_context-clientCertificates": "client certificate, mtls",
  "api/browser#new_context-colorScheme": "prefers color scheme",
  "api/browser#new_context-deviceScaleFactor": "retina, high dpi, device pixel ratio",
  "api/browser#new_context-extraHTTPHeaders": "custom headers, auth header, bearer token",
  "api/browser#new_context-geolocation": "latitude longitude, gps position",
  "api/browser#new_context-hasTouch": "touch support",
  "api/browser#new_context-httpCredentials":
    "basic auth, http authentication, http basic auth, basic authentication, username password popup",
  "api/browser#new_context-ignoreHTTPSErrors":
    "self signed certificate, ssl errors, invalid certificate, ignore ssl, self signed, untrusted certificate, https error, insecure certificate",
  "api/browser#new_context-isMobile": "mobile meta viewport",
  "api/browser#new_context-javaScriptEnabled": "disable javascript, no javascript",
  "api/browser#new_context-locale": "browser language",
  "api/browser#new_context-permissions":
    "allow permission, camera permission, microphone, notification permission",
  "api/browser#new_context-proxy": "proxy server, proxy per context, rotating proxy",
  "api/browser#new_context-record_video_size": "video size, video resolution",
  "api/browser#new_context-serviceWorkers": "block service workers",
  "api/browser#new_context-storageState": "load storage state, start signed in",
  "api/browser#new_context-timezoneId": "time zone",
  "api/browser#new_context-userAgent":
    "change user agent, user agent string, fake user agent, custom user agent",
  "api/browser#new_context-viewport":
    "window size, screen size, browser size, viewport, window resolution, disable viewport",
  "api/browser#version": "browser version",
  "api/browser_context": "session, what is browser context",
  "api/browser_context#add_cookies":
    "set cookie, add cookie, inject cookies, session cookie, set cookies before visit",
  "api/browser_context#add_init_script":
    "run script before page, override window, navigator webdriver",
  "api/browser_context#clear_cookies":
    "delete cookies, remove cookies, clear cookies, reset cookies, logout",
  "api/browser_context#cookies":
    "read cookies, get cookies, cookie value, list cookies, session cookie value",
  "api/browser_context#expect_event": "wait for new page, wait for event",
  "api/browser_context#expose_function": "callback from page",
  "api/browser_context#grant_permissions":
    "allow camera, allow notifications, microphone permission, clipboard access, clipboard permission, read clipboard, copy paste, camera, notifications, geolocation permission",
  "api/browser_context#new_page": "open new tab, new tab, second tab",
  "api/browser_context#pages": "all tabs, list of pages, open tabs",
  "api/browser_context#route": "route for all pages, block for all pages",
  "api/browser_context#service_workers": "service worker",
  "api/browser_context#set_default_timeout": "default timeout",
  "api/browser_context#set_extra_http_headers":
    "request headers, custom headers, authorization header",
  "api/browser_context#set_geolocation": "change location, gps",
  "api/browser_context#set_offline": "simulate offline, go offline",
  "api/browser_context#storage_state":
    "save storage state, save session, save cookies, export cookies, save login state",
  "api/browser_type#connect": "connect to server, connect websocket",
  "api/browser_type#connect_over_cdp":
    "running chrome, existing chrome, attach to chrome, connect to chrome, connect to existing chrome, remote debugging port, cdp endpoint",
  "api/browser_type#launch":
    "start browser, open browser, launch browser, start chrome, launch chromium",
  "api/browser_type#launch-args":
    "command line flags, chrome switches, chrome flags, chromium arguments, disable web security, no sandbox, window size argument, disable gpu",
  "api/browser_type#launch-channel":
    "use edge, installed chrome, chrome beta, chrome channel, msedge, headless new mode, real chrome",
  "api/browser_type#launch-downloadsPath": "download directory, download folder",
  "api/browser_type#launch-executablePath":
    "chrome path, chromium path, custom browser binary, browser binary",
  "api/browser_type#launch-headless":
    "headed mode, show browser, headful, headed, headless mode, invisible browser, headless chrome",
  "api/browser_type#launch-proxy": "proxy server, proxy authentication, socks proxy, http proxy",
  "api/browser_type#launch-slowMo":
    "slow motion, slow down, delay between actions, slow down actions",
  "api/browser_type#launch_persistent_context":
    "user data dir, user profile, persistent context, chrome user data, profile directory, launch with profile",
  "api/cdp_session":
    "devtools protocol, chrome devtools, throttle network, slow connection, cdp, throttle cpu, slow 3g, network throttling, performance metrics, cdp session",
  "api/clock": "fake timers, mock time, freeze time, mock date now, fake clock, time travel",
  "api/clock#fast_forward": "skip time",
  "api/clock#install": "fake timers install",
  "api/clock#set_fixed_time": "fix time, fixed date",
  "api/console_message": "console message text",
  "api/dialog": "alert, confirm dialog, prompt, js dialog",
  "api/dialog#accept":
    "accept alert, press ok, answer prompt, confirm dialog, accept confirm, accept prompt, click ok",
  "api/dialog#dismiss": "dismiss confirm, cancel dialog, close alert, dismiss alert, click cancel",
  "api/dialog#message": "alert text, dialog text",
  "api/download#path": "downloaded file, read downloaded file",
  "api/download#save_as":
    "save download, save file, save downloaded file, download path, move download",
  "api/download#suggested_filename": "file name",
  "api/file_chooser": "file chooser, file picker dialog",
  "api/frame": "iframe object",
  "api/frame_locator": "iframe locator",
  "api/keyboard#down": "hold key, hold shift key, press and hold",
  "api/keyboard#insert_text": "paste text, insert emoji",
  "api/keyboard#press":
    "keyboard shortcut, press key, hit enter, key combination, tab key, arrow key, escape key, ctrl c, ctrl a, select all, shortcut, shift tab, backspace, hotkey, enter key",
  "api/keyboard#type": "type with keyboard, simulate typing",
  "api/locator": "locator class, element, locator api",
  "api/locator#all":
    "loop over elements, each element, iterate elements, loop through elements, array of elements",
  "api/locator#all_inner_texts":
    "all texts, get all text of elements, texts of list, list of texts",
  "api/locator#all_text_contents": "list of texts, texts of all elements",
  "api/locator#and": "match both",
  "api/locator#aria_snapshot": "accessibility tree, accessibility snapshot, a11y tree",
  "api/locator#blur": "remove focus, lose focus, trigger change event",
  "api/locator#bounding_box":
    "element position, element size, coordinates, element coordinates, width and height, position of element",
  "api/locator#check":
    "tick checkbox, select radio button, check box, choose radio, radio button, select radio, check checkbox, tick",
  "api/locator#checked": "is checked, is selected",
  "api/locator#clear":
    "empty field, clear input, delete text, clear input field, empty input, clear textarea, clear text field",
  "api/locator#click":
    "press button, click link, submit form, click element, click on text, click submit, click not working",
  "api/locator#click-button": "right click, context menu, middle click",
  "api/locator#click-force":
    "force click, click hidden element, click covered element, bypass actionability",
  "api/locator#click-modifiers":
    "ctrl click, shift click, cmd click, click multiple items, open link in new tab",
  "api/locator#click-position":
    "click at position, click coordinates inside element, click offset, click at coordinates",
  "api/locator#count":
    "number of elements, element exists, how many elements, count elements, number of rows, count rows, does element exist, element presence",
  "api/locator#dblclick": "double click, doubleclick",
  "api/locator#disabled": "button disabled",
  "api/locator#dispatch_event":
    "trigger event, fire event, trigger click event, fire change event, javascript click, trigger blur",
  "api/locator#drag_to":
    "drag and drop, drag element, drag drop, sortable, reorder list, drag slider",
  "api/locator#enabled": "is enabled, button enabled",
  "api/locator#evaluate":
    "run javascript on element, javascript on element, computed style, scroll with javascript, dom property",
  "api/locator#fill":
    "enter text, type text, fill in form, fill field, write into input, pick date, set value, submit form, fill form, enter text in field, set input value, fill textarea, date picker, date field, enter date, type into input, contenteditable, set date",
  "api/locator#filter":
    "parent element, element that contains, element with text, filter by text, row containing, has text, parent of element, get parent, filter locator",
  "api/locator#first": "first matching element",
  "api/locator#focus": "set focus, focus input, focus element",
  "api/locator#get_attribute":
    "attribute value, href of link, data attribute, get attribute, href, src of image, data attributes, class attribute, attribute of each element",
  "api/locator#hover":
    "mouse over, hover over element, tooltip, hover menu, mouseover, dropdown on hover",
  "api/locator#inner_html": "html of element, inner html, outer html",
  "api/locator#inner_text": "get text, text of element, read text, element text, visible text",
  "api/locator#input_value":
    "value of input, field value, read value, get input value, value of field, get value",
  "api/locator#last": "last element",
  "api/locator#locator": "within, scope, find inside element, child locator, descendant",
  "api/locator#nth":
    "nth element, element by index, second element, nth match, select second, third element, get by index",
  "api/locator#or": "either element, or condition, one of two",
  "api/locator#press": "press key, press enter, submit with enter, press enter in field",
  "api/locator#press_sequentially":
    "type slowly, type letter by letter, type characters, typing delay, send keys, type text character by character, simulate typing, one character at a time, autocomplete typing, key by key",
  "api/locator#screenshot":
    "screenshot of element, element image, screenshot of single element, element screenshot, component screenshot",
  "api/locator#scroll_into_view_if_needed":
    "scroll to element, scroll into view, scroll element, scroll to bottom element",
  "api/locator#select_option":
    "dropdown, select box, choose option, combo box, dropdown select, select by value, select by text, select tag, multiple select, choose from dropdown",
  "api/locator#select_text": "select text, highlight text",
  "api/locator#set_checked": "toggle checkbox, set checkbox, toggle, switch",
  "api/locator#set_input_files":
    "upload file, attach file, choose file, file upload, upload, multiple upload",
  "api/locator#tap_point": "tap, touch tap",
  "api/locator#text_content": "get text, text of element, textcontent, get text content",
  "api/locator#uncheck": "untick checkbox, clear checkbox, uncheck checkbox",
  "api/locator#visible":
    "element visible, element exists, element displayed, is visible, is displayed, exists, check visibility",
  "api/locator#wait_for":
    "wait for element, wait until element visible, element disappears, element gone, wait until visible, wait for element to appear, element to disappear, wait for spinner, wait for text, wait until hidden, wait for selector, explicit wait, wait until exists, appear, disappear, spinner to disappear, loading",
  "api/locator_assertions": "assertions, matchers, expect locator",
  "api/locator_assertions#to_be_attached":
    "element exists, element in dom, exists in dom, assert present",
  "api/locator_assertions#to_be_checked": "checkbox checked",
  "api/locator_assertions#to_be_disabled": "button disabled, expect disabled",
  "api/locator_assertions#to_be_enabled": "button enabled, assert enabled",
  "api/locator_assertions#to_be_focused": "assert focus, has focus",
  "api/locator_assertions#to_be_hidden":
    "assert not visible, element gone, element disappears, element invisible, element does not exist, assert hidden, element not present, not visible, disappears, does not exist, spinner gone",
  "api/locator_assertions#to_be_in_viewport": "in viewport, visible on screen",
  "api/locator_assertions#to_be_visible":
    "check element visible, text is visible, check that visible, expect visible, element exists, assert visible, should be visible, have selector, is displayed",
  "api/locator_assertions#to_contain_text":
    "assert text contains, check text, wait for text, includes text, have content, contains text, partial text assertion, include text",
  "api/locator_assertions#to_have_attribute":
    "assert attribute, assert href, attribute value assertion",
  "api/locator_assertions#to_have_class": "css class, assert class, has css class",
  "api/locator_assertions#to_have_count":
    "assert number of elements, count elements, expect count, assert number of rows, count assertion",
  "api/locator_assertions#to_have_css":
    "assert style, check color, computed style, css property, background color, style assertion, css value",
  "api/locator_assertions#to_have_text":
    "assert text, check text, wait for text, expect text, text is visible, assert text equals, text assertion, exact text assertion",
  "api/locator_assertions#to_have_value": "assert input value, check value, field value",
  "api/locator_assertions#to_have_values": "selected options assertion",
  "api/mouse": "mouse, mouse events",
  "api/mouse#click":
    "click at coordinates, click coordinates, click position on page, click canvas",
  "api/mouse#dblclick": "double click",
  "api/mouse#down": "mouse down, hold mouse, long press, press and hold",
  "api/mouse#move": "mouse position, move cursor, move mouse, draw on canvas, slider",
  "api/mouse#wheel":
    "scroll page, scroll down, scroll up, scroll to bottom, scroll, infinite scroll, mouse wheel, lazy loading",
  "api/page": "page object, page class, tab",
  "api/page#add_init_script":
    "inject script, run before page loads, script on every page, override date, mock window function, before page load",
  "api/page#add_script_tag":
    "inject script, load jquery, inject javascript, inject library, load script",
  "api/page#add_style_tag":
    "inject css, add css, add styles, disable animations, hide element with css",
  "api/page#bring_to_front": "activate tab, focus tab, switch tab",
  "api/page#close": "close tab, close page, close window",
  "api/page#console_messages":
    "console log, browser console, console errors, read console, browser console log, capture console, js console",
  "api/page#content":
    "page source, html of page, get html, page html, save and open page, html source, dump html",
  "api/page#drag_and_drop": "drag from to",
  "api/page#emulate_media":
    "dark mode, color scheme, print media, reduced motion, emulate dark mode",
  "api/page#evaluate":
    "run javascript, execute script, execute js, run js, execute javascript, javascript code, eval, call js function, run script, return from javascript, scroll with js, window scroll",
  "api/page#event-console": "listen to console, console event",
  "api/page#event-dialog": "dialog handler",
  "api/page#event-pageerror": "javascript errors, uncaught error, js exception",
  "api/page#event-popup": "popup event, new window event",
  "api/page#event-request": "request listener, log all requests",
  "api/page#event-response": "response listener, log responses",
  "api/page#expect_download":
    "wait for download, download file, catch download, click and download",
  "api/page#expect_event": "wait for event",
  "api/page#expect_file_chooser": "file chooser event, upload button dialog",
  "api/page#expect_navigation": "wait for navigation, after navigation",
  "api/page#expect_popup":
    "wait for popup, wait for new tab, wait for new window, new tab opened, popup window, open link in new tab",
  "api/page#expect_request": "wait for request, assert request was sent",
  "api/page#expect_response":
    "wait for response, wait for api call, wait for xhr, ajax response, response body, get json of response, wait for ajax request",
  "api/page#expose_function": "call ruby from javascript, expose ruby to javascript",
  "api/page#frame_locator": "iframe, inside iframe, iframe locator",
  "api/page#get_by_alt_text": "image alt",
  "api/page#get_by_label":
    "find field, find input by label, by label, find by label, input by label",
  "api/page#get_by_placeholder": "find by placeholder",
  "api/page#get_by_role":
    "find button, find link, find heading, by role, find button by name, role selector, button by text, link by text",
  "api/page#get_by_test_id": "data-testid, data testid, test id",
  "api/page#get_by_text":
    "find element by text, find text, by text, find text on page, contains text, text selector",
  "api/page#get_by_title": "title attribute",
  "api/page#go_back": "browser back, previous page, back button, history back",
  "api/page#go_forward": "browser forward, next page",
  "api/page#goto":
    "go to url, visit page, open page, navigate, open url, load page, visit url, open website, navigate to page, load url, go to page",
  "api/page#goto-referer": "referer header",
  "api/page#goto-waitUntil": "networkidle, domcontentloaded, wait until load",
  "api/page#locator": "css selector, xpath, find element, css, query selector, find element by css",
  "api/page#page_errors":
    "javascript errors, uncaught exceptions, javascript error, js errors, fail on javascript error, uncaught exception",
  "api/page#pause": "breakpoint, pause script, stop script, stop test, pause test, inspector pause",
  "api/page#pdf":
    "print to pdf, save as pdf, page to pdf, generate pdf, print page, html to pdf, print pdf, export pdf, grover, wicked pdf",
  "api/page#pdf-format": "a4, paper size",
  "api/page#pdf-headerTemplate": "pdf header, page numbers",
  "api/page#pdf-landscape": "landscape pdf",
  "api/page#pdf-printBackground": "background graphics",
  "api/page#reload": "refresh page, reload page, refresh",
  "api/page#requests": "log requests, list of requests",
  "api/page#route":
    "intercept requests, block requests, mock requests, intercept request, network interception, mock request, request interception",
  "api/page#screenshot":
    "take screenshot, capture page, screen capture, image of page, screen shot, save screenshot, base64 screenshot",
  "api/page#screenshot-clip": "crop screenshot, part of page",
  "api/page#screenshot-fullPage": "full page screenshot, whole page, long screenshot",
  "api/page#screenshot-mask":
    "hide things in screenshot, mask screenshot, blur, hide elements in screenshot, mask dynamic content",
  "api/page#screenshot-path": "screenshot path, save to file",
  "api/page#set_content": "render html, html string, load html, load html from string",
  "api/page#set_default_navigation_timeout": "navigation timeout, page load timeout",
  "api/page#set_default_timeout":
    "increase timeout, default timeout, change timeout, longer timeout, implicit wait, global timeout",
  "api/page#set_extra_http_headers": "request headers, custom headers, authorization header",
  "api/page#set_viewport_size":
    "resize window, maximize window, window size, screen size, browser size, maximise window, maximize, change viewport, fullscreen",
  "api/page#title": "page title, title of page, get title",
  "api/page#url": "current url, address of page, page address, get url, current path",
  "api/page#video": "video of page",
  "api/page#wait_for_function":
    "wait for condition, wait until true, wait for javascript variable, wait until condition, jquery active, wait for js",
  "api/page#wait_for_load_state":
    "wait for page load, page loaded, network idle, wait for navigation, page fully loaded, networkidle, dom content loaded, wait until loaded, load complete",
  "api/page#wait_for_timeout": "sleep, wait seconds, delay, pause for time, fixed wait, hard wait",
  "api/page#wait_for_url":
    "wait for url, wait for redirect, url changes, url change, wait for page url",
  "api/page_assertions": "page assertions",
  "api/page_assertions#to_have_title":
    "assert title, check title of page, expect title, assert page title",
  "api/page_assertions#to_have_url":
    "assert current url, check url, expect url, current path, assert url, expect current path, url contains",
  "api/playwright#connect_to_browser_server":
    "connect websocket, websocket without driver, remote server connection",
  "api/playwright#create": "playwright cli executable path, create playwright, start playwright",
  "api/playwright#devices": "device list, iphone, mobile devices, device descriptors, pixel",
  "api/playwright#firefox": "firefox browser",
  "api/playwright#webkit": "safari, webkit browser",
  "api/request#headers": "request headers",
  "api/request#post_data": "request body, post body, payload",
  "api/request#timing": "performance timing, load time",
  "api/response#body": "response body, response text, binary response",
  "api/response#headers": "response headers",
  "api/response#json": "parse json response, json body",
  "api/response#status": "status code, http status, response code, http status code, 404, 500",
  "api/route#abort": "block request, cancel request, abort images",
  "api/route#continue": "modify request, change request, modify request headers",
  "api/route#fetch": "fetch real response, modify response",
  "api/route#fulfill":
    "mock response, fake response, stub response, stub request, mock api, return fake response, mock json, mocked response",
  "api/selectors#set_test_id_attribute":
    "test id attribute, data-testid, data-test attribute, custom test id attribute, data-cy",
  "api/test#expect_timeout": "expect timeout, assertion timeout, default expect timeout",
  "api/test#with_timeout": "using wait time",
  "api/touchscreen": "touch, swipe, tap",
  "api/tracing": "trace viewer, trace file",
  "api/tracing#group": "test steps, trace group",
  "api/tracing#start": "record trace, start trace, start tracing",
  "api/tracing#stop": "save trace, trace zip",
  "api/video": "video object, test video",
  "api/video#path": "video file",
  "api/web_socket": "websocket, websocket frames, socket messages",
  "api/web_storage":
    "local storage, session storage, local storage of page, localstorage, sessionstorage, write local storage, local storage item",
  "api/worker": "web worker",
};
