import { Prism } from "./prism";
import "prismjs/components/prism-bash";
import "prismjs/components/prism-docker";
import "prismjs/components/prism-ruby";

// Prism knows no `_` in numbers: it colours the 30 of 30_000.
Object.assign(Prism.languages["ruby"] ?? {}, {
  number: /\b(?:0x[\da-f_]+|\d[\d_]*(?:\.\d[\d_]*)?(?:e[+-]?\d+)?)\b/i,
});

const grammarNames = {
  bash: "bash",
  dockerfile: "docker",
  html: "markup",
  js: "javascript",
  json: "json",
  ruby: "ruby",
  text: null,
  yaml: "yaml",
} as const satisfies Record<string, string | null>;

/** Languages that a fenced block may name. */
export type CodeLanguage = keyof typeof grammarNames;

/** Every language that a fenced block may name, by alphabet. */
export const codeLanguages = Object.keys(grammarNames) as CodeLanguage[];

export function isCodeLanguage(name: string): name is CodeLanguage {
  return Object.hasOwn(grammarNames, name);
}

/** Returns Prism's grammar for a language, and the name it goes by there; `null` for plain text. */
export function grammarFor(
  language: CodeLanguage,
): { name: string; grammar: (typeof Prism.languages)[string] } | null {
  const name = grammarNames[language];
  const grammar = name === null ? undefined : Prism.languages[name];
  return name === null || grammar === undefined ? null : { name, grammar };
}
