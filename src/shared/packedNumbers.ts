/** The letters of packed numbers: what JSON writes as one byte, without the space that divides lists. */
const letters = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)).filter(
  (letter) => letter !== '"' && letter !== "\\",
);

/** The value of each letter, by its code. */
const values: (number | undefined)[] = [];
letters.forEach((letter, value) => (values[letter.charCodeAt(0)] = value));

/** Smaller numbers are one letter; the letters above say that more follow. */
const single = 60;
const rest = letters.length - single;

/** Numbers from 0 as one short text, which compresses well: small ones take one letter each. */
export function packNumbers(numbers: readonly number[]): string {
  return numbers.map(packNumber).join("");
}

function packNumber(number: number): string {
  if (number < single) return letters[number] ?? "";
  const above = number - single;
  return `${letters[single + (above % rest)]}${packNumber(Math.floor(above / rest))}`;
}

/** The numbers of a text that `packNumbers` wrote. */
export function unpackNumbers(text: string): number[] {
  const numbers: number[] = [];
  let scale = 1;
  let sum = 0;
  for (let index = 0; index < text.length; index += 1) {
    const value = values[text.charCodeAt(index)];
    if (value === undefined) throw new Error(`${JSON.stringify(text[index])} is no packed number.`);
    sum += value * scale;
    if (value < single) {
      numbers.push(sum);
      scale = 1;
      sum = 0;
    } else scale *= rest;
  }
  return numbers;
}
