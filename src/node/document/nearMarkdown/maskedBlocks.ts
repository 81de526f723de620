import type { Nodes, Root, Text } from "mdast";
import { eachNode } from "../eachNode";

/** A paragraph, a heading or a cell of which only that is left which readers see as it was written. */
export interface MaskedBlock {
  kind: "paragraph" | "heading" | "tableCell";
  /** As long as the block in the file; what Markdown has read, escaped or decoded is `mask`. */
  text: string;
  /** Where the block starts in the file. */
  offset: number;
}

/** Stands for each character that is no text of its own. */
export const mask = "\uFFFC";

/** Returns the blocks of a document whose text may hold signs that Markdown did not read. */
export function maskedBlocks(tree: Root, source: string): MaskedBlock[] {
  const blocks: MaskedBlock[] = [];
  eachNode<Nodes>(tree, (node) => {
    if (node.type !== "paragraph" && node.type !== "heading" && node.type !== "tableCell") return;
    const texts = textsIn(node, source);
    const places = [node, ...texts].flatMap(({ position }) => (position ? [position] : []));
    if (places.length === 0) return false;
    const start = Math.min(...places.map(({ start: { offset = 0 } }) => offset));
    const end = Math.max(...places.map(({ end: { offset = 0 } }) => offset));
    const masked = texts.reduce(
      (text, node) => unmask(text, node, source, start),
      source.slice(start, end).replace(/[^\n]/g, mask),
    );
    blocks.push({ kind: node.type, text: masked, offset: start });
    return false;
  });
  return blocks;
}

/** Addresses that link themselves may hold any sign; text beside some of them has lost its place, and is looked for. */
function textsIn(block: Nodes, source: string): Text[] {
  const texts: Text[] = [];
  const { start, end } = block.position ?? {};
  let from = start?.offset ?? 0;
  eachNode<Nodes>(block, (node) => {
    if (node.type !== "text") return;
    const text = node.position ? node : found(node, source, from);
    const to = text?.position?.end.offset;
    if (text === null || to === undefined || to > (end?.offset ?? to)) return;
    from = to;
    if (!/^(?:https?:\/\/|www\.|\S+@\S+$)/.test(text.value)) texts.push(text);
  });
  return texts;
}

function found(text: Text, source: string, from: number): Text | null {
  const offset = source.indexOf(text.value, from);
  if (offset === -1) return null;
  const point = (at: number) => ({ line: 1, column: 1, offset: at });
  return { ...text, position: { start: point(offset), end: point(offset + text.value.length) } };
}

function unmask(text: string, { value, position }: Text, source: string, start: number): string {
  const from = (position?.start.offset ?? 0) - start;
  const to = (position?.end.offset ?? 0) - start;
  const written = source.slice(from + start, to + start);
  return text.slice(0, from) + withoutEscapes(written, value) + text.slice(to);
}

/** An entity that Markdown does not know stands in the value as it was written. */
function withoutEscapes(written: string, value: string): string {
  return written
    .replace(/\\[!-/:-@[-`{-~]/g, mask.repeat(2))
    .replace(/&(?:#\w+|\w+);/g, (entity) =>
      value.includes(entity) && !written.includes("&amp;") ? entity : mask.repeat(entity.length),
    );
}
