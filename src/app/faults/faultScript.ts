import { searchMessages } from "../../config/searchMessages";
import { messages } from "../../config/messages";
import { faultEvent, startFaultEvent } from "../../shared/dom/faultEvents";
import { faultSlotId } from "../../shared/dom/frameIds";

/** The sign that stands in the words for what the browser knows. */
const placeholder = "{}";

/**
 * Returns the script that shows what could not be loaded. It is inline because it must work where the bundle is what is
 * missing, and constant because its hash is in the Content-Security-Policy; its test runs it.
 *
 * It also mends a hash that cannot be decoded, before the router reads it: a stray `%` there takes the page away. And
 * where there is no network it keeps the reader on the page, whether or not the app has started.
 *
 * `base` is the path that the site was built for: `/` or `/prefix/`.
 */
export function faultScript(base: string): string {
  const constants = {
    base,
    slot: faultSlotId,
    placeholder,
    route: messages.fault.route(placeholder),
    scripts: messages.fault.scripts,
    offline: searchMessages.failedHint,
    unreachable: messages.fault.unreachable,
    retry: messages.fault.retry,
    dismiss: messages.fault.dismiss,
    wrongBase: messages.fault.wrongBase(base, placeholder),
  };
  return `(function (c) {
  function add(parent, name, text) {
    var element = document.createElement(name);
    element.textContent = text;
    return parent.appendChild(element);
  }
  function here() { return location.pathname + location.search + location.hash; }
  function reach(address) {
    var limit = AbortSignal.timeout ? AbortSignal.timeout(5000) : undefined;
    return fetch(address, { method: "HEAD", cache: "no-store", signal: limit }).then(function (answer) {
      if (answer.status >= 500) throw new Error(answer.status);
    });
  }
  function go(address) {
    if (address === here()) location.reload();
    else location.assign(address);
  }
  function show(text, error, address) {
    var slot = document.getElementById(c.slot) || document.body.insertBefore(document.createElement("div"), document.body.firstChild);
    slot.textContent = "";
    var title = add(slot, "p", text);
    if (error) add(slot, "pre", error);
    if (address) add(slot, "button", c.retry).onclick = function () {
      reach(address).then(function () { go(address); }, function () { title.textContent = c.unreachable; });
    };
    add(slot, "button", c.dismiss).onclick = function () { slot.textContent = ""; };
  }
  function showFault(fault) {
    var text = c.route.split(c.placeholder).join(fault.address.split(/[?#]/)[0]);
    show(navigator.onLine === false ? text + " " + c.offline : text, fault.error, fault.address);
  }
  function wrongBase() {
    var canonical = document.querySelector("link[rel=canonical]");
    var home = canonical && new URL(canonical.href).pathname.replace(/\\/?$/, "/");
    var actual = location.pathname.replace(/index(\\.html)?$/, "").replace(/\\/?$/, "/");
    return (home === "/" || home === c.base) && actual !== c.base ? actual : null;
  }
  function showScripts(source) {
    var actual = wrongBase();
    if (actual) show(c.wrongBase.split(c.placeholder).join(actual));
    else show(c.scripts, source, here());
  }
  try { decodeURI(location.hash); } catch (error) {
    history.replaceState(history.state, "", location.hash.replace(/%/g, "%25"));
  }
  document.addEventListener(${JSON.stringify(faultEvent)}, function (event) {
    var fault = event.detail;
    reach(fault.address).then(
      function () { if (fault.mayReload()) go(fault.address); else showFault(fault); },
      function () { showFault(fault); }
    );
  });
  document.addEventListener(${JSON.stringify(startFaultEvent)}, function (event) {
    var slot = document.getElementById(c.slot);
    // What is there says more.
    if (!slot || !slot.firstChild) showScripts(event.detail);
  });
  function isLeft(event, link) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return true;
    return !link || link.origin !== location.origin || link.target || link.hasAttribute("download");
  }
  // After all that follows links by itself: the browser would put its own page in the place of this one.
  window.addEventListener("click", function (event) {
    var link = event.target.closest("a[href]");
    if (navigator.onLine !== false || isLeft(event, link)) return;
    if (link.href.split("#")[0] === location.href.split("#")[0] && link.href.indexOf("#") > 0) return;
    event.preventDefault();
    showFault({ address: link.pathname + link.search + link.hash });
  });
})(${JSON.stringify(constants).replace(/</g, "\\u003c")});`;
}
