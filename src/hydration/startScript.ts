import { appNeedsId, hydratedMark } from "../shared/dom/appStart";
import { faultEvent, startFaultEvent } from "../shared/dom/faultEvents";
import { slashKeyStorage } from "../shared/dom/slashKeyStorage";

/** Events that show that a reader is there and may soon press something. */
const signs = ["pointermove", "pointerdown", "touchstart", "wheel", "keydown", "focusin"];

/** Milliseconds without a script that arrives, after which the reader is told; a slow line brings one in less. */
export const patience = 6_000;

/**
 * The script that starts the app: at the first sign of the reader, on pages that are nothing without it at once
 * (`pageStart`). What is pressed before the app can answer is held, and pressed again then; after what opens the search,
 * what is typed as well. After `load`, when the page is painted and the browser is idle, what the app needs is fetched
 * and not run, one file after the other, so that nothing else waits for many of them; but not where the reader saves
 * data. By `fetch`: Firefox asks the policy's `default-src` of a prefetch, which allows nothing. Written by hand because
 * it must not depend on the bundle.
 */
export const startScript = `(function () {
  var signs = ${JSON.stringify(signs)}, held = new Map(), typed = [], opensSearch = false, isStarted = false, isReady = false, isHydrated = false, pageDataRead, timer;
  function parts() {
    var list = document.getElementById("${appNeedsId}");
    return list ? JSON.parse(list.textContent) : { scripts: [], data: [] };
  }
  // As Gatsby's loader asks for it soon after.
  function preload(href) {
    var link = document.createElement("link");
    link.rel = "preload";
    link.as = "fetch";
    link.crossOrigin = "anonymous";
    link.href = href;
    document.head.append(link);
  }
  function fetchNext(files, pageData) {
    if (files.length === 0 || isStarted) return;
    var file = files.shift(), next = fetchNext.bind(null, files, pageData);
    (file === pageData ? readPageData(file) : readWhole(file)).then(next, next);
  }
  // Browsers keep what was read to its end.
  function readWhole(file) {
    return fetch(file, { priority: "low" }).then(function (answer) { return answer.blob(); });
  }
  // Asking for one takes a millisecond, four on a phone.
  function inTasks(list, act) {
    list.splice(0, 2).forEach(act);
    if (list.length > 0) setTimeout(inTasks, 0, list, act);
  }
  function start() {
    if (isStarted) return;
    if (document.readyState === "loading") return document.addEventListener("DOMContentLoaded", start);
    isStarted = true;
    var needed = parts(), pageData = needed.data.shift();
    if (pageData) readPageData(pageData).then(run.bind(null, needed.scripts.pop()));
    inTasks(needed.scripts, run);
    inTasks(needed.data, preload);
  }
  // What stands at this property when the app starts, Gatsby takes for the data of the page, and asks for none: of a
  // page with a query it would ask by another address, which is not preloaded.
  function readPageData(file) {
    pageDataRead = pageDataRead || fetch(file).then(function (answer) { return answer.json(); })
      .then(function (data) { window.pageData = data; }).catch(function () { pageDataRead = null; });
    return pageDataRead;
  }
  function run(src) {
    var script = document.createElement("script");
    script.src = src;
    script.async = false;
    script.onload = wait;
    script.onerror = fail.bind(null, script);
    document.head.append(script);
    wait();
  }
  function wait() {
    clearTimeout(timer);
    if (!isHydrated) timer = setTimeout(fail, ${patience});
  }
  function fail(script) {
    // Webpack would wait for a script of the same address that is there, and has failed.
    if (script) script.remove();
    release();
    document.dispatchEvent(new CustomEvent("${startFaultEvent}", { detail: script ? script.src : "" }));
  }
  // A script that arrives and cannot be run; once the app has begun, it looks after its own.
  function onError(event) {
    if (isHydrated || window.___loader || !event.filename) return;
    var broken = Array.from(document.scripts).filter(function (script) { return script.src === event.filename; })[0];
    if (broken) fail(broken);
  }
  function fetchAhead() {
    // Not before: making it takes 3 ms.
    var connection = navigator.connection || {};
    if (isStarted || connection.saveData || /2g/.test(connection.effectiveType)) return;
    var needed = parts();
    fetchNext(needed.scripts.concat(needed.data), needed.data[0]);
  }
  // The navbar may be painted by itself, before the page.
  function isInPage(painted) {
    return !painted.element || Boolean(painted.element.closest("main"));
  }
  function whenPainted(act) {
    var type = "largest-contentful-paint";
    if (!window.PerformanceObserver || PerformanceObserver.supportedEntryTypes.indexOf(type) < 0) return act();
    new PerformanceObserver(function (list, observer) {
      if (!list.getEntries().some(isInPage)) return;
      observer.disconnect();
      act();
    }).observe({ type: type, buffered: true });
  }
  function whenIdle() {
    (window.requestIdleCallback || setTimeout)(fetchAhead);
  }
  function release() {
    isReady = true;
    held.forEach(function (press) { press(); });
    held.clear();
    // After React has heard what opens the search.
    Promise.resolve().then(function () { typed.splice(0).forEach(pressKey); });
  }
  function pressKey(copy) {
    document.body.dispatchEvent(new KeyboardEvent("keydown", copy));
  }
  function hold(event, key, press) {
    event.preventDefault();
    event.stopImmediatePropagation();
    held.set(key, press);
  }
  function isModified(event) {
    return event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button > 0;
  }
  function onClick(event) {
    if (isReady || isModified(event)) return;
    var control = event.target.closest('button[type="button"], a[aria-keyshortcuts]');
    if (!control || (control.hasAttribute("commandfor") && "commandForElement" in control)) return;
    opensSearch = opensSearch || control.matches("a");
    hold(event, control, function () { control.click(); });
  }
  function isInField(event) {
    return Boolean(event.target.closest("input, textarea, select, [contenteditable]"));
  }
  function isSingleKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || isInField(event)) return false;
    try { return localStorage.getItem("${slashKeyStorage}") !== "off"; } catch (error) { return true; }
  }
  // As src/ui/pressedKey.ts.
  function pressedKeyOf(event) {
    if (!event.key || event.isComposing || event.keyCode === 229) return "";
    if (!/^(?!\\p{Script=Latin})\\p{L}$/u.test(event.key)) return event.key;
    var letter = /^Key([A-Z])$/.exec(event.code);
    return event.code === "Slash" ? "/" : letter ? letter[1].toLowerCase() : event.key;
  }
  function isOpening(event, key) {
    if (key.toLowerCase() === "k") return event.ctrlKey !== event.metaKey && !event.shiftKey && !event.altKey;
    return key === "/" && isSingleKey(event);
  }
  function onKey(event) {
    var key = pressedKeyOf(event);
    if (isReady || key === "") return;
    var isText = Array.from(event.key).length === 1 && !event.ctrlKey && !event.metaKey && !isInField(event);
    var copy = { key: event.key, code: event.code, ctrlKey: event.ctrlKey, metaKey: event.metaKey, bubbles: true, cancelable: true };
    if (opensSearch && isText) {
      event.preventDefault();
      typed.push(copy);
    } else if (isOpening(event, key)) {
      opensSearch = true;
      hold(event, "search", function () { pressKey(copy); });
    } else if (key === "?" && isSingleKey(event)) {
      var help = document.querySelector('[aria-keyshortcuts="?"]');
      if (help) hold(event, help, function () { help.click(); });
    }
  }
  // A page that comes under a pointer at rest is told of it, in some browsers as of a move by nothing.
  function onSign(event) {
    if (event.type === "pointermove" && event.movementX === 0 && event.movementY === 0) return;
    signs.forEach(function (type) { removeEventListener(type, onSign, true); });
    start();
  }
  signs.forEach(function (type) {
    addEventListener(type, onSign, { capture: true, passive: true });
  });
  addEventListener("click", onClick, true);
  addEventListener("keydown", onKey, true);
  addEventListener("error", onError);
  document.addEventListener("${faultEvent}", release);
  addEventListener("${hydratedMark}", function () {
    isHydrated = true;
    clearTimeout(timer);
    release();
  }, { once: true });
  addEventListener("load", function () {
    var when = document.documentElement.dataset.start;
    if (when === "load" || (when === "query" && location.search)) start();
    else whenPainted(whenIdle);
  });
})();`;
