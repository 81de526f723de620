import type { Dictionary } from "./dictionary";
import { locale } from "./locales";
import type { SearchMessages } from "./searchMessages";
import { site } from "./site";
import { translations } from "./translations";

type ByName = Readonly<Record<string, string>>;

const languages: ByName = {
  ruby: "Ruby",
  bash: "Shell",
  html: "HTML",
  yaml: "YAML",
  json: "JSON",
  js: "JavaScript",
};

const labels: ByName = {};

/** The marks that an author may give a code block. */
const flags: ByName = {
  run: "A complete program",
  discouraged: "Discouraged",
  deprecated: "Deprecated",
};

/** Every message of the interface, in English, by area. A second locale is a second object of this shape. */
const english = {
  /** Labels of the configuration (navbar, sidebars, footer, landing page) as a locale says them; here they are English. */
  labels,
  frame: {
    skipToContent: "Skip to content",
    mainNavigation: "Main",
    footerNavigation: "Footer",
    home: (title: string) => `${title}, home`,
    socialImage: (title: string, tagline: string) => `${title}: ${tagline}`,
    opensElsewhere: "(another site)",
    printedAddresses: (origin: string) => `Addresses that begin with / are at ${origin}.`,
    copyright: (year: number, name: string) =>
      `Copyright © ${year} the authors of ${name}. Released under the MIT license.`,
  },
  announcement: { label: "Announcement", close: "Close the announcement" },
  colorMode: {
    current: { light: "Light mode", dark: "Dark mode", system: "System colour mode" },
    next: { light: "switch to light", dark: "switch to dark", system: "follow the system" },
  },
  locale: { label: "Language" },
  version: {
    label: "Version",
    old: (version: string, gem: string) =>
      `This is version ${version} of the documentation, for gem ${gem}.`,
    latest: (gem: string) => `The latest is for gem ${gem}.`,
    documents: (gem: string) => `documents gem ${gem}`,
  },
  /** The part that every page has; the rest comes with the search (`searchMessages`). */
  search: { link: "Search" },
  menu: {
    open: "Menu",
    title: "Site menu",
    close: "Close menu",
    backToMain: "← Back to main menu",
    /** Navigation of the menu, which the page has beside it on wide screens. */
    inMenu: (name: string) => `${name}, in the menu`,
    backToSidebar: (sidebar: string) => `${sidebar} →`,
  },
  sidebar: { label: { api: "API reference", docs: "Documentation" }, overview: "Overview" },
  toc: {
    title: "On this page",
    aboveText: "On this page, above the text",
    filter: "Filter",
    filterLabel: "Filter the entries of this page",
    noMatch: (query: string) => `Nothing on this page matches “${query}”.`,
  },
  docPage: {
    breadcrumbs: "Breadcrumbs",
    edit: "Edit this page",
    lastUpdated: "Last updated",
    pager: "Pages before and after",
    previous: "Previous",
    next: "Next",
    /** Before the address of its Markdown, for agents that read the page. */
    markdown: "This page as Markdown:",
    /** Before the address of the list of all pages, for agents too, and in Markdown. */
    everyPage: "Every page, and the rules for correct Ruby:",
  },
  pageMenu: {
    label: "Page as Markdown",
    copy: "Copy the page as Markdown",
    copyPart: (name: string) => `Copy ${name} as Markdown`,
    view: "View the Markdown",
    ask: (assistant: string) => `Ask ${assistant} about it`,
    question: (address: string) => `Read ${address}, then answer my questions about it.`,
    copyDone: "Markdown copied to the clipboard",
    copyFailed: "The Markdown could not be copied; open the link instead",
  },
  landing: {
    headline: "Drive real browsers from Ruby, without a single",
    headlineCode: "sleep",
    lead: "Open a page, find what a user would find, click it, and say what must be true. Playwright waits for the rest, in Chromium, Firefox and WebKit.",
    needs: (gem: string, playwright: string, ruby: string, node: string) =>
      `Gem ${gem} for Playwright ${playwright}. Needs Ruby ${ruby} and Node.js ${node}, or newer.`,
    newest: (documented: string, newest: string, node: string) =>
      `This site describes gem ${documented}. The newest gem it knows is ${newest}, which needs Node.js ${node} or newer.`,
    getStarted: "Get started",
    reference: "API reference",
    samples: "One order, three ways",
    picture: "order.png, as the script leaves it",
    pictureAlt:
      "A tea shop in the browser: two pouches of Sencha ordered, and the message “Order 1042 is on its way”.",
    proofs: "What you get",
    waysIn: "Ways in",
  },
  crash: {
    pageTitle: "Page Error",
    inLayout: "This page crashed.",
    withoutLayout: "This page crashed",
    tryAgain: "Try again",
  },
  fault: {
    route: (path: string) => `${path} could not be loaded.`,
    scripts:
      "Part of this page could not be loaded. You can read on and follow links; search and switches may not answer.",
    notFetched: "The page's data could not be fetched.",
    unreachable:
      "The site still cannot be reached. You might want to check your network connection.",
    retry: "Retry",
    dismiss: "Dismiss",
    wrongBase: (configured: string, actual: string) =>
      `This site was built to be served under "${configured}", but it is served under "${actual}". Build it with the pathPrefix "${actual}".`,
  },
  help: {
    title: "Keyboard shortcuts",
    close: "Close",
    or: "or",
    singleKeys: "Listen to the single keys / and ?",
    groups: {
      everywhere: "Everywhere",
      search: "In the search",
      tabs: "In tabs, such as RSpec and Minitest",
    },
    does: {
      toggleSearch: "Open or close the search",
      openSearch: "Open the search",
      openHelp: "Show this list",
      close: "Close what is open",
      skip: "First press: skip to the content",
      move: "Move between results",
      follow: "Open the result",
      followAside: "Open it in a new tab",
      ask: "Ask a question, or search again",
      forget: "Remove a result that is kept",
      chooseTab: "Choose the tab beside",
      endTab: "Choose the first or the last tab",
    },
  },
  progress: { label: "Loading page" },
  notFound: {
    title: "Page Not Found",
    lead: "Nothing lives at this address. It may have moved, or the link that brought you here has a typo.",
    nearest: "Pages with a similar address",
    searchLabel: "Search the documentation",
    searchButton: "Search",
    elsewhere: "Or start from one of these",
  },
  code: {
    copyLabel: "Copy code",
    copyDone: "Code copied to the clipboard",
    copyFailed: "The browser did not allow copying; select the code instead",
    scrollable: (name: string) => `${name}, scrolls sideways`,
    unnamed: "Code",
    checked: "Checked",
    checkedAgainst: (version: string) =>
      `Parsed as Ruby; every call, option and value checked against playwright-ruby-client ${version}.`,
    problems: "What is wrong with this example",
    table: "Table",
    diagram: "Diagram",
    permalink: (name: string) => `Direct link to ${name}`,
    languages,
    flags,
  },
  apiIndex: {
    filter: "Filter names",
    letters: "Letters",
    noneFound: (query: string) => `No name matches “${query}”.`,
    kinds: {
      class: "class",
      event: "event",
      alias: "other name",
      property: "property",
      predicate: "question",
      waiter: "waits",
      assertion: "assertion",
      "module-function": "function",
    },
  },
  coverage: {
    summary: (implemented: number, total: number, percent: number) =>
      `${implemented} of ${total} members, ${percent} %`,
    filter: "Filter classes and members",
    noneFound: (query: string) => `No class and no member matches “${query}”.`,
    missing: "Not implemented",
    implemented: "Implemented",
    otherLanguages: "Not for Ruby",
    unwrapped: "Classes of Playwright that are no class of the library",
    languages: (names: readonly string[]) => `only in ${names.join(", ")}`,
    inRuby: "in Ruby:",
    languageNames: {
      js: "JavaScript",
      python: "Python",
      java: "Java",
      csharp: "C#",
    } satisfies ByName as ByName,
  },
  admonition: { note: "Note", tip: "Tip", warning: "Warning", danger: "Danger" },
  tabs: { label: "Framework" },
  versions: {
    columns: {
      gem: "Gem",
      released: "Released",
      playwright: "Playwright",
      ruby: "Ruby",
      node: "Node",
      command: "Install the driver",
    },
    unrecorded: "not stated",
    /** Where there is no room to say so. */
    unknown: "–",
    filter: "Filter by a version of gem or Playwright",
    found: (count: number) => counted(count, "release"),
    noneFound: (query: string) => `No release has “${query}” in its version.`,
    older: (count: number) => `${counted(count, "release")} more: older ones, and those to try out`,
    copy: (command: string) => `Copy ${command}`,
    finder: "A line of Gemfile.lock, or a version",
    finderExample: `playwright-ruby-client (${site.gemVersion})`,
    finderNeedsScript:
      "The box that reads a line of Gemfile.lock needs JavaScript. “Which versions fit together” has the same answers in a table.",
    answers: {
      found: (gem: string, playwright: string) =>
        `Gem ${gem} is made for Playwright ${playwright}.`,
      playwright: (playwright: string, gem: string) =>
        `There is no gem ${playwright}, but gem ${gem} is made for Playwright ${playwright}.`,
      unrecorded: (gem: string) =>
        `Gem ${gem} does not say which Playwright it is made for. Update to 0.5.10 or newer.`,
      unlisted: (gem: string) =>
        `This page does not know which Playwright gem ${gem} is made for. The gem itself does:`,
      node: (version: string) => `It needs Node.js ${version} or newer.`,
      newer: (documented: string) =>
        `These docs describe gem ${documented}, so what is newer is not in them.`,
      unknown: (gem: string) => `This page knows no gem ${gem}. Your own gem knows its Playwright:`,
      requirement: (requirement: string) =>
        `“${requirement}” is a requirement that several releases meet. Take the line of Gemfile.lock that has the version alone in its brackets.`,
      otherGem: (gem: string) =>
        `That is a line of ${gem}. Look for the one that starts with playwright-ruby-client.`,
      unreadable: `There is no version in that. Try a line such as “playwright-ruby-client (${site.gemVersion})”.`,
    },
    askGem: 'bundle exec ruby -r playwright -e "puts Playwright::COMPATIBLE_PLAYWRIGHT_VERSION"',
  },
  reference: {
    membersOf: (className: string) => `Members of ${className}`,
    count: (members: number, events: number) =>
      events === 0
        ? counted(members, "member")
        : `${counted(members, "member")}, ${counted(events, "event")}`,
    filter: "Filter members",
    found: (shown: number, all: number) => `${shown} of ${all}`,
    noneFound: (query: string) => `No member matches “${query}”.`,
    members: "Members",
    otherMembers: "Other",
    events: "Events",
    event: "event",
    badges: {
      deprecated: "deprecated",
      discouraged: "discouraged",
      experimental: "experimental",
      "not-implemented": "not implemented",
      removed: "removed",
    },
    since: (version: string) => `since ${version}`,
    until: (version: string) => `until ${version}`,
    required: "required",
    more: (count: number) => `${count} more`,
    optionsOf: (member: string) => `Options of ${member}`,
    eachOption: "What each option means, which values it takes, and the keys of each Hash.",
    moreOptions: (count: number) => counted(count, "more option"),
    allTypes: "All types",
    useInstead: "Use instead:",
    units: { ms: "in ms", s: "in seconds", px: "in px" },
    defaultValue: "Default",
    allowed: "One of",
    procGets: "The Proc gets",
    returns: "Returns",
    yields: "Yields",
    raises: "Raises",
    waitsFor: "Waits for",
    waitsForEvent: (event: string) => `the event ${event}`,
    negation: "Opposite",
    aliases: "Also called",
    javascript: "JavaScript",
    inheritedFrom: "Defined by",
    source: "Source",
    payload: "Callback gets",
    payloadNothing: "nothing",
    constant: "Constant",
    waitWith: "Wait with",
    callback: "In the callback",
    mayCallLibrary: "Calls to the library are fine.",
    mayNotCallLibrary:
      "Do not call the library: the callback runs on its own thread, where a call would wait for itself.",
    eventOf: "event of",
    rubyClass: "Ruby class",
    obtainedFrom: "Get one from",
  },
} as const;

type FrameMessages = Dictionary<typeof english>;

/** A dictionary of the interface. */
export type Messages = FrameMessages & { readonly search: SearchMessages };

/** The messages of this build's locale, but for those of the search. */
export const messages: FrameMessages = translations[locale.code] ?? english;

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
