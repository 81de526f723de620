import type { Nodes, Root } from "mdast";
import { type Finding, type Problem, textPosition } from "../../../shared/text/problem";
import { eachNode } from "../eachNode";
import { locatedProblems, type LocatedFinding } from "../locatedProblems";
import { inlineRules } from "./inlineRules";
import { laterLineRules, lineRules } from "./lineRules";
import { maskedBlocks, type MaskedBlock } from "./maskedBlocks";
import { indentFindings } from "./indentFindings";
import {
  nodeFindings,
  repeatedDefinition,
  repeatedDefinitions,
  usedDefinitions,
  delimiterFinding,
  tableFindings,
} from "./nodeFindings";
import type { WrittenRule } from "./writtenRule";

/** Returns what is nearly Markdown, or that of another tool: what readers would see as it was typed, or not at all. */
export function checkNearMarkdown(file: string, tree: Root, source: string): Problem[] {
  return [
    ...nodeProblems(file, tree, source),
    ...maskedBlocks(tree, source).flatMap((block) => blockProblems(file, block, source)),
  ];
}

function nodeProblems(file: string, tree: Root, source: string): Problem[] {
  const findings: LocatedFinding[] = [];
  const used = usedDefinitions(tree);
  const repeated = repeatedDefinitions(tree);
  eachNode<Nodes>(tree, (node) => {
    const { start, end } = node.position ?? {};
    const written = source.slice(start?.offset ?? 0, end?.offset ?? 0);
    const own = repeated.has(node) ? [repeatedDefinition] : nodeFindings(node, written, used);
    findings.push(...own.map((found) => ({ at: node, ...found })));
    findings.push(...(node.type === "table" ? tableFindings(node) : []));
    findings.push(...indentFindings(node, source));
  });
  return locatedProblems(file, findings);
}

/** Tells one finding of each line: what starts it explains what else stands in it. */
function blockProblems(file: string, block: MaskedBlock, source: string): Problem[] {
  const lines = block.text.split("\n");
  const first = textPosition(source, block.offset);
  const place = (index: number, column: number) => ({
    file,
    line: first.line + index,
    column: index === 0 ? first.column + column - 1 : column,
  });
  const written = source.slice(block.offset, block.offset + block.text.length).split("\n");
  const delimiter = block.kind === "paragraph" ? delimiterFinding(written) : null;
  if (delimiter !== null) {
    const { index, ...found } = delimiter;
    return [{ ...place(index, 1), ...found }];
  }
  return lines.flatMap((line, index) => {
    const found = lineFinding(line, written[index] ?? "", startRules(block.kind, index));
    return found === null ? [] : [{ ...place(index, found.column), ...found.finding }];
  });
}

function startRules(kind: MaskedBlock["kind"], index: number): readonly WrittenRule[] {
  if (kind !== "paragraph") return [];
  return index === 0 ? lineRules : [...lineRules, ...laterLineRules];
}

interface LineFinding {
  column: number;
  finding: Finding;
}

function lineFinding(
  line: string,
  written: string,
  starts: readonly WrittenRule[],
): LineFinding | null {
  const [indent = ""] = /^[\t >]*/.exec(line) ?? [];
  return (
    firstFinding(line.slice(indent.length), written.slice(indent.length), indent.length, starts) ??
    firstFinding(line, written, 0, inlineRules)
  );
}

function firstFinding(
  text: string,
  written: string,
  before: number,
  rules: readonly WrittenRule[],
): LineFinding | null {
  for (const { rule, pattern, why, hint } of rules) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const shown = written.slice(match.index).trim();
    const excerpt = shown.length > 30 ? `${shown.slice(0, 30)}…` : shown;
    const message = `"${excerpt}" stands on the page as it is: ${why}.`;
    return { column: before + match.index + 1, finding: { rule, message, hint } };
  }
  return null;
}
