import type { Finding } from "../../../shared/text/problem";
import type { CodeFinding } from "./checkCode";
import type { SessionLine } from "./readSession";

/** How other shells and other documentations start a command, or a line that goes on. */
const otherPrompts =
  /^(?:[%❯➜λ>] |>>> |\$(?=[a-z][\w.-]*(?:\s|$))|\$[\t\u00A0]|\[?[\w.-]+@[\w.-]+[^$#%]*[$#%] |(?:PS )?[A-Z]:\\[^>]*>|PS> )/;

/** Returns the lines that a shell would not take as they are copied. */
export function sessionFindings(session: readonly SessionLine[]): CodeFinding[] {
  return session.flatMap(({ kind, typed, comment, waitsFor, isText }, index) => {
    if (kind === "output") return [];
    const [other] = kind === "code" && !isText ? (otherPrompts.exec(typed + comment) ?? []) : [];
    if (other !== undefined) return [{ index, ...foreignPrompt(other) }];
    const isLast = session[index + 1]?.kind !== "code";
    return waitsFor !== null && isLast ? [{ index, ...openCommand(waitsFor) }] : [];
  });
}

function foreignPrompt(prompt: string): Finding {
  const message = `"${prompt.trim()}" at the start of a line would be copied as part of the command.`;
  const hint = "Start commands with `$ `, and lines that go on with nothing.";
  return { rule: "code-shell", message, hint };
}

function openCommand(waitsFor: string): Finding {
  const isSign = /^(?:\\|&&|\|\||\|&?)$/.test(waitsFor);
  const message = isSign
    ? `The command ends in ${waitsFor}, so the shell waits for its next line.`
    : `The command is not closed: the shell waits for ${waitsFor}.`;
  return { rule: "code-shell", message, hint: "Write the whole command; output starts below it." };
}
