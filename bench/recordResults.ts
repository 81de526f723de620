/** Durations in ms, from a key on. */
export interface KeyTime {
  /** What is in the field with it. */
  text: string;
  /** To the frame with its results. */
  shown: number;
  /** To the frame after which its first screen of results stays as it is. */
  settled: number;
}

/** What came of the keys of a search since they were last read. */
export interface ResultTimes {
  keys: KeyTime[];
  /** Keys whose results were not there before the next key. */
  overtaken: number;
}

declare global {
  interface Window {
    resultTimes?: ResultTimes;
    /** Shows what is typed, in place of results. */
    bareLine?: HTMLElement;
  }
}

/**
 * Runs in the page, before its own scripts: from a key to the frame in which what is seen of the list, marks
 * included, is another than before it, or says that nothing was found, and to the last such frame before the next key.
 * Where that is as before, nothing is measured.
 */
export function recordResults(): void {
  const times: ResultTimes = { keys: [], overtaken: 0 };
  window.resultTimes = times;
  let key = 0;
  let last = "";
  let isLooking = false;
  let waiting: { from: number; before: string; text: string } | null = null;
  let shown: { from: number; time: KeyTime } | null = null;
  const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? "";
  const status = () => textOf("dialog [role=status][aria-atomic]");
  const marksIn = (option: Element) =>
    [...CSS.highlights.values()]
      .flatMap((ranges) => [...ranges])
      .filter(({ startContainer }) => option.contains(startContainer))
      .map(({ startContainer: { textContent }, startOffset, endOffset }) =>
        [startOffset, textContent?.slice(startOffset, endOffset)].join(),
      );
  const drawn = () => {
    const end = document.querySelector("dialog [tabindex='0']")?.getBoundingClientRect().bottom;
    const options = [...document.querySelectorAll("dialog [role=option]")].filter(
      (option) => option.getBoundingClientRect().top < (end ?? Infinity),
    );
    const list = options
      .flatMap((one) => [one.getAttribute("href"), one.innerHTML, ...marksIn(one)])
      .join();
    return textOf("#bare-line") || list || (/no results/i.test(status()) ? status() : "");
  };
  // In the task after the frame that has a change, so that no look is part of what is measured.
  const look = () => {
    const now = performance.now();
    const before = last;
    isLooking = false;
    last = drawn();
    if (waiting !== null && last !== waiting.before && last !== "") {
      const { from, text } = waiting;
      const time = { text, shown: now - from, settled: now - from };
      shown = { from, time };
      times.keys.push(time);
      waiting = null;
    } else if (shown !== null && last !== before) shown.time.settled = now - shown.from;
  };
  const lookSoon = () => {
    if (!isLooking) requestAnimationFrame(() => setTimeout(look));
    isLooking = true;
  };
  const changes = new MutationObserver(lookSoon);
  // What is marked in the same texts changes no element.
  const registry = CSS.highlights;
  const set = registry.set.bind(registry);
  registry.set = (name, ranges) => {
    lookSoon();
    return set(name, ranges);
  };
  changes.observe(document, { subtree: true, childList: true, characterData: true });
  const press = ({ timeStamp }: Event) => (key = timeStamp);
  const change = (event: Event) => {
    const { target } = event;
    if (window.bareLine && target instanceof HTMLInputElement) {
      event.stopImmediatePropagation();
      window.bareLine.textContent = target.value;
    }
    // With a count the results are there, and are those of the key before.
    if (waiting && !/result/i.test(status())) times.overtaken += 1;
    shown = null;
    const text = target instanceof HTMLInputElement ? target.value : "";
    waiting = text === "" ? null : { from: key, before: last, text };
  };
  window.addEventListener("keydown", press, true);
  window.addEventListener("input", change, true);
}

/** Runs in the page: what was recorded, and begins anew. */
export function readResults(): ResultTimes {
  const times = window.resultTimes;
  if (!times) throw new Error("Nothing records results here.");
  const { overtaken } = times;
  times.overtaken = 0;
  return { keys: times.keys.splice(0), overtaken };
}

/** Runs in the page: from now on a key of the open dialog changes a line of text, and nothing else hears of it. */
export function answerBarely(): void {
  const line = document.createElement("p");
  line.id = "bare-line";
  document.querySelector("dialog [role=group]")?.replaceChildren(line);
  window.bareLine = line;
}
