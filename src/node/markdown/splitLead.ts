/** `Intl.Segmenter` goes on after a full stop where code follows. */
const sentenceEnd = /(?<=[.!?])(?= )|(?<=。)/;
/** What a first sentence is not taken from: code, lists, quotations, tables, headings. */
const noProse = /^(?:`{3}|~{3}|[-*+>|#] |\d+\. )/;

/** The Markdown of a section in two parts: its first sentence, and what comes after it. */
interface SplitText {
  lead: string;
  rest: string;
}

/** Returns a text with its first sentence taken out; there is none in a text that begins with something else than prose. */
export function splitLead(text: string): SplitText {
  const [first = "", ...blocks] = text.split("\n\n");
  if (first === "" || noProse.test(first)) return { lead: "", rest: text };
  const paragraph = first.replaceAll("\n", " ");
  const lead = firstSentence(paragraph);
  const rest = [paragraph.slice(lead.length).trim(), ...blocks].filter(Boolean).join("\n\n");
  return { lead, rest };
}

/** A sentence does not end inside code, nor inside a link. */
function firstSentence(paragraph: string): string {
  let sentence = "";
  for (const part of paragraph.split(sentenceEnd)) {
    sentence += part;
    if (isWhole(sentence)) return sentence;
  }
  return sentence;
}

function isWhole(text: string): boolean {
  const count = (mark: string) => text.split(mark).length - 1;
  return count("`") % 2 === 0 && count("**") % 2 === 0 && count("[") === count("]");
}
