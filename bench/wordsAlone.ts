/**
 * A page with the words of another's `main` and nothing else: no tag within, no style, no script. It loads as fast as
 * any page with these words can.
 */
export function wordsAlone(html: string): string {
  const main = /<main\b[^>]*>([^]*)<\/main>/.exec(html)?.[1] ?? "";
  const words = main
    .replaceAll(/<(script|style)\b[^]*?<\/\1>|<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ");
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Words</title><p>${words.trim()}`;
}
