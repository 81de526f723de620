const word = /\p{L}{4,}/gu;
const syllables = "ba ce di fo gu ha je ki lo mu".split(" ");

/** Half of the words, others in each copy, with an ending that makes them new. */
export function otherWords(text: string, copy: number): string {
  const ending = [...String(copy)].map((digit) => syllables[Number(digit)]).join("");
  return text.replace(word, (found) =>
    (found.length + (found.codePointAt(1) ?? 0) + copy) % 2 === 0 ? `${found}${ending}` : found,
  );
}
