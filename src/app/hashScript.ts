/**
 * The script behind each page's HTML that follows the hash of the address as far as the browser does not: to the member
 * that is meant by a name in another case, by JavaScript's, or as playwright.dev writes it
 * (`#page-goto-option-timeout`), and in the table of contents, which has nothing to do before the app starts.
 */
export const hashScript = `(function () {
  function all(selector) { return Array.from(document.querySelectorAll(selector)); }
  function plain(text) { return text.toLowerCase().replace(/[^a-z0-9]/g, ""); }
  function readHash() {
    try { return decodeURIComponent(location.hash.slice(1)); } catch (error) { return ""; }
  }
  function named(wanted) {
    function isWanted(text) { return plain(text) === wanted; }
    if (wanted === "") return null;
    var named = all("article [id]").filter(function (element) { return isWanted(element.id); })[0];
    if (named) return named;
    var code = all("article section > footer code").filter(function (element) { return isWanted(element.textContent); })[0];
    return code ? code.closest("section").querySelector("[id]") : null;
  }
  function find(name) {
    var parts = name.split(/-option-|-return$/);
    var wanted = plain(parts[0]);
    var owner = plain(location.pathname.split("/").pop());
    var member = named(wanted) || (wanted.indexOf(owner) === 0 ? named(wanted.slice(owner.length)) : null);
    return member && parts[1] ? named(plain(member.id + parts[1])) || member : member;
  }
  function follow() {
    var name = readHash();
    var meant = name === "" || document.getElementById(name) ? null : find(name);
    if (meant) location.replace("#" + encodeURIComponent(meant.id));
  }
  function markHeading() {
    var target = document.getElementById(readHash() || " ");
    if (!target) return;
    all("ol[data-folds]").forEach(function (list) {
      var above = Array.from(list.querySelectorAll("a")).filter(function (link) {
        var heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
        return heading && (heading === target || heading.compareDocumentPosition(target) & 4);
      }).pop();
      if (!above) return;
      above.setAttribute("aria-current", "location");
      var box = list.parentElement;
      box.scrollTop += above.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientHeight / 2;
    });
  }
  addEventListener("hashchange", follow);
  follow();
  markHeading();
})();`;
