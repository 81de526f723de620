import type { Parents, RootContent } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { admonitionKinds, isAdmonitionKind } from "../../shared/content/admonition";
import { frameworkLabels, frameworkOfLabel } from "../../shared/content/frameworks";
import { didYouMean } from "../../shared/text/nearest";
import { brokenRules, type Finding } from "../../shared/text/problem";
import { nestedHeading } from "./checkMdast";
import { labelOf } from "./boxLabel";
import type { LocatedFinding } from "./locatedProblems";

/** Returns what is wrong with a `:::` box: an unclosed one holds the rest of the page, which is not judged as its content. */
export function boxFindings(
  box: ContainerDirective,
  parent: Parents | undefined,
  source: string,
): LocatedFinding[] {
  const text = source.slice(box.position?.start.offset, box.position?.end.offset);
  const isClosed = text.trimEnd().endsWith(":::");
  return [
    ...fenceFindings(box, parent).map((found) => ({ at: box, ...found })),
    ...(isClosed ? contentFindings(box) : [{ at: box, ...unclosed(box.name) }]),
  ];
}

function fenceFindings(box: ContainerDirective, parent: Parents | undefined): Finding[] {
  const { name, attributes } = box;
  const label = labelOf(box);
  const hasAttributes = Object.keys(attributes ?? {}).length > 0;
  const tabHint = "Write ::::tabs and :::tab[RSpec].";
  switch (name) {
    case "tabs": {
      const isNested = parent?.type === "containerDirective";
      const message = "The tabs stand inside a box or another tab.";
      return brokenRules(
        [isNested, "tabs-nested", message, "Put them outside."],
        [hasAttributes, "tabs-attributes", "::::tabs takes no {attributes}.", tabHint],
      );
    }
    case "tab": {
      const isOutside = parent?.type !== "containerDirective" || parent.name !== "tabs";
      const hint = "Write ::::tabs, with four colons, above the first tab and :::: below the last.";
      const unknown = label ? `Unknown tab "${label}".` : "The tab has no label.";
      const isUnknown = frameworkOfLabel(label) === null;
      return brokenRules(
        [isOutside, "tab-outside", "The tab stands outside of ::::tabs.", hint],
        [hasAttributes, "tabs-attributes", ":::tab takes no {attributes}.", tabHint],
        [isUnknown, "tab-label", unknown, didYouMean(label, frameworkLabels)],
      );
    }
    default: {
      const kinds = `Write one of ${admonitionKinds.map((kind) => `:::${kind}`).join(", ")}.`;
      const title = `Write its title as :::${name}[Title].`;
      const isUnknown = !isAdmonitionKind(name);
      return brokenRules(
        [isUnknown, "admonition-unknown", `Unknown admonition ":::${name}".`, kinds],
        [hasAttributes, "admonition-attributes", `:::${name} takes no {attributes}.`, title],
      );
    }
  }
}

function unclosed(name: string): Finding {
  if (name !== "tabs" && name !== "tab")
    return {
      rule: "admonition-unclosed",
      message: `:::${name} is not closed, so the rest of the page is in it.`,
      hint: "Write ::: on a line of its own below.",
    };
  return {
    rule: "tabs-unclosed",
    message: `The ${name === "tab" ? ":::tab" : "::::tabs"} is not closed.`,
    hint: "Close each :::tab by ::: and the ::::tabs around them, which has four colons, by ::::.",
  };
}

function contentFindings(box: ContainerDirective): LocatedFinding[] {
  const headings = box.children.filter((child) => child.type === "heading");
  switch (box.name) {
    case "tabs":
      return tabsContent(box);
    case "tab":
      return headings.map((at) => ({ at, ...headingInTab }));
    default:
      return headings.filter(({ depth }) => depth === 2).map((at) => ({ at, ...nestedHeading }));
  }
}

const headingInTab: Finding = {
  rule: "tab-heading",
  message: "A heading stands in a tab, where a link to it would lead to what is hidden.",
  hint: "Put it above the tabs, or make it a sentence.",
};

const stranger: Finding = {
  rule: "tabs-content",
  message: "Something other than a tab stands in ::::tabs.",
  hint: "Put it into a :::tab[RSpec], or outside.",
};

function tabsContent(tabs: ContainerDirective): LocatedFinding[] {
  const isTab = (node: RootContent): node is ContainerDirective =>
    node.type === "containerDirective" && node.name === "tab";
  const children = tabs.children.filter(isTab);
  const [first] = children;
  const alone = {
    at: first ?? tabs,
    rule: "tab-alone",
    message: first
      ? `The tab "${labelOf(first)}" stands without a counterpart.`
      : "There is no tab in ::::tabs.",
    hint: "Write at least two tabs, or the example without any.",
  };
  return [
    ...tabs.children.filter((child) => !isTab(child)).map((at) => ({ at, ...stranger })),
    ...(children.length < 2 ? [alone] : []),
    ...children.flatMap((at, index) => {
      const before = children.slice(0, index).map(labelOf);
      return orderFindings(labelOf(at), before).map((found) => ({ at, ...found }));
    }),
  ];
}

function orderFindings(label: string, before: readonly string[]): Finding[] {
  const index = frameworkLabels.indexOf(label);
  const later = before.find((other) => frameworkLabels.indexOf(other) > index);
  const isRepeated = before.includes(label);
  const isMisplaced = !isRepeated && later !== undefined;
  const order = `The order is ${frameworkLabels.join(", ")}.`;
  if (index === -1) return [];
  return brokenRules(
    [
      isRepeated,
      "tab-duplicate",
      `There are two tabs "${label}".`,
      "Put both into one, or take one out.",
    ],
    [isMisplaced, "tab-order", `"${label}" stands after "${later}".`, order],
  );
}
