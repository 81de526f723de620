/** The code between the tags of a page that a browser runs or paints by. */
export interface InlineCode {
  scripts: string[];
  styles: string[];
}

const element = (name: string) => new RegExp(`<${name}\\b([^>]*)>([^]*?)</${name}>`, "g");
/** A script of another type, such as `application/ld+json`, is data: no policy looks at it. */
const runnable = /^(?:|(?:text|application)\/javascript|module|importmap|speculationrules)$/;

/** Returns the inline scripts and style blocks of finished HTML, exactly as they stand. */
export function readInlineCode(html: string): InlineCode {
  return {
    scripts: [...html.matchAll(element("script"))]
      .filter(([, attributes = ""]) => !/\ssrc=/.test(attributes) && isRunnable(attributes))
      .map(([, , code = ""]) => code),
    styles: [...html.matchAll(element("style"))].map(([, , code = ""]) => code),
  };
}

function isRunnable(attributes: string): boolean {
  return runnable.test(/\stype="([^"]*)"/.exec(attributes)?.[1] ?? "");
}
