import type { Parents, RootContent } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { frameworkLabels, frameworkOfLabel } from "../../shared/content/frameworks";
import { didYouMean } from "../../shared/text/nearest";
import { hasAttributes, labelOf, takeLabel, type LocatedFinding } from "./box";

const order = `The order is ${frameworkLabels.join(", ")}.`;

/** Returns what is wrong with a `::::tabs` as a whole: where it stands and how it is written. */
export function tabsFindings(
  tabs: ContainerDirective,
  parent: Parents | undefined,
): LocatedFinding[] {
  return [
    ...(parent?.type === "containerDirective" ? [nested(tabs)] : []),
    ...(hasAttributes(tabs) ? [attributes(tabs)] : []),
  ];
}

/** Returns what is wrong with what is in a `::::tabs`: that it is no tab, or how the tabs follow each other. */
export function tabsContentFindings(tabs: ContainerDirective): LocatedFinding[] {
  const children = tabs.children.filter(isTab);
  return [
    ...tabs.children.filter((child) => !isTab(child)).map(stranger),
    ...(children.length < 2 ? [alone(tabs, children[0])] : []),
    ...children.flatMap((tab, index) => sequenceFinding(tab, children.slice(0, index))),
  ];
}

/** Returns what is wrong with one `:::tab`. */
export function tabFindings(
  tab: ContainerDirective,
  parent: Parents | undefined,
): LocatedFinding[] {
  const isInTabs = parent?.type === "containerDirective" && parent.name === "tabs";
  return [
    ...(isInTabs ? [] : [outside(tab)]),
    ...(hasAttributes(tab) ? [attributes(tab)] : []),
    ...(frameworkOfLabel(labelOf(tab)) === null ? [unknownLabel(tab)] : []),
  ];
}

/** Returns what is wrong with what is in a `:::tab`. */
export function tabContentFindings({ children }: ContainerDirective): LocatedFinding[] {
  return children.filter(({ type }) => type === "heading").map(heading);
}

/** Makes a `::::tabs` a `Tabs` element. */
export function toTabs(tabs: ContainerDirective): void {
  tabs.data = { hName: "Tabs" };
}

/** Makes a `:::tab` a `Tab` element that names its framework. */
export function toTab(tab: ContainerDirective): void {
  tab.data = { hName: "Tab", hProperties: { framework: frameworkOfLabel(takeLabel(tab)) } };
}

function isTab(node: RootContent): node is ContainerDirective {
  return node.type === "containerDirective" && node.name === "tab";
}

function sequenceFinding(tab: ContainerDirective, before: ContainerDirective[]): LocatedFinding[] {
  const label = labelOf(tab);
  const labels = before.map(labelOf);
  const index = frameworkLabels.indexOf(label);
  const later = labels.find((other) => frameworkLabels.indexOf(other) > index);
  if (index === -1) return [];
  if (labels.includes(label)) return [duplicate(tab, label)];
  return later === undefined ? [] : [misplaced(tab, label, later)];
}

function nested(at: ContainerDirective): LocatedFinding {
  const message = "The tabs stand inside a box or another tab.";
  return { at, rule: "tabs-nested", message, hint: "Put them outside." };
}

function attributes(at: ContainerDirective): LocatedFinding {
  const message = `${at.name === "tab" ? ":::tab" : "::::tabs"} takes no {attributes}.`;
  return { at, rule: "tabs-attributes", message, hint: "Write ::::tabs and :::tab[RSpec]." };
}

function stranger(at: RootContent): LocatedFinding {
  const message = "Something other than a tab stands in ::::tabs.";
  return { at, rule: "tabs-content", message, hint: "Put it into a :::tab[RSpec], or outside." };
}

function alone(tabs: ContainerDirective, tab: ContainerDirective | undefined): LocatedFinding {
  const message = tab
    ? `The tab "${labelOf(tab)}" stands without a counterpart.`
    : "There is no tab in ::::tabs.";
  const hint = "Write at least two tabs, or the example without any.";
  return { at: tab ?? tabs, rule: "tab-alone", message, hint };
}

function outside(at: ContainerDirective): LocatedFinding {
  const hint = "Write ::::tabs, with four colons, above the first tab and :::: below the last.";
  return { at, rule: "tab-outside", message: "The tab stands outside of ::::tabs.", hint };
}

function unknownLabel(at: ContainerDirective): LocatedFinding {
  const label = labelOf(at);
  const message = label ? `Unknown tab "${label}".` : "The tab has no label.";
  return { at, rule: "tab-label", message, hint: didYouMean(label, frameworkLabels) };
}

function heading(at: RootContent): LocatedFinding {
  const message = "A heading stands in a tab, where a link to it would lead to what is hidden.";
  const hint = "Put it above the tabs, or make it a sentence.";
  return { at, rule: "tab-heading", message, hint };
}

function duplicate(at: ContainerDirective, label: string): LocatedFinding {
  const message = `There are two tabs "${label}".`;
  return { at, rule: "tab-duplicate", message, hint: "Put both into one, or take one out." };
}

function misplaced(at: ContainerDirective, label: string, later: string): LocatedFinding {
  return { at, rule: "tab-order", message: `"${label}" stands after "${later}".`, hint: order };
}
