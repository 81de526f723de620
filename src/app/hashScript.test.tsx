import { runScript } from "../../test/runScript";
import { hashScript } from "./hashScript";

const page = `
  <nav><div><ol data-folds="true">
    <li><a href="#goto">goto</a></li>
    <li><a href="#wait_for_timeout">wait_for_timeout</a></li>
    <li><a href="#visible">visible?</a></li>
  </ol></div></nav>
  <article>
    <section><h2 id="goto">goto</h2><div id="goto-waitUntil">waitUntil:</div></section>
    <section><h2 id="wait_for_timeout">wait_for_timeout</h2></section>
    <section><h2 id="event-framenavigated">framenavigated</h2></section>
    <section><h2 id="visible">visible?</h2><footer><span>JavaScript: <code>isVisible</code></span></footer></section>
  </article>`;

function open(hash: string): void {
  window.history.replaceState(null, "", `/docs/api/page${hash}`);
  document.body.innerHTML = page;
  runScript(hashScript);
}

const marked = () =>
  Array.from(document.querySelectorAll("[aria-current]"), (link) => link.id || link.textContent);

it.each([
  ["#goto", "#goto", "goto"],
  ["#Goto", "#goto", "goto"],
  ["#GOTO", "#goto", "goto"],
  ["#waitForTimeout", "#wait_for_timeout", "wait_for_timeout"],
  ["#wait-for-timeout", "#wait_for_timeout", "wait_for_timeout"],
  ["#isVisible", "#visible", "visible?"],
  ["#visible%3F", "#visible", "visible?"],
  ["#goto-waituntil", "#goto-waitUntil", "goto"],
  ["#page-goto", "#goto", "goto"],
  ["#page-wait-for-timeout", "#wait_for_timeout", "wait_for_timeout"],
  ["#page-is-visible", "#visible", "visible?"],
  ["#page-goto-return", "#goto", "goto"],
  ["#page-goto-option-wait-until", "#goto-waitUntil", "goto"],
  ["#page-goto-option-unknown", "#goto", "goto"],
  ["#page-event-frame-navigated", "#event-framenavigated", "wait_for_timeout"],
])("leads %s to %s, and marks %s in the table of contents", (hash, target, heading) => {
  open(hash);
  expect(window.location.hash).toBe(target);
  expect(marked()).toEqual([heading]);
});

it.each(["", "#", "#nothing", "#page", "#frame-goto", "#$", "#%E0", "#日本"])(
  "leaves %j as it is",
  (hash) => {
    open(hash);
    expect(window.location.hash).toBe(hash === "#日本" ? encodeURI(hash) : hash.replace(/^#$/, ""));
    expect(marked()).toEqual([]);
  },
);

it("follows a hash that is written into the address later", async () => {
  open("");
  window.location.hash = "#waitForTimeout";
  await new Promise((resolve) => window.addEventListener("hashchange", resolve, { once: true }));
  expect(window.location.hash).toBe("#wait_for_timeout");
});
