/** The kinds of `:::note` boxes, mildest first. */
export const admonitionKinds = ["note", "tip", "warning", "danger"] as const;

export type AdmonitionKind = (typeof admonitionKinds)[number];

export function isAdmonitionKind(name: string): name is AdmonitionKind {
  return (admonitionKinds as readonly string[]).includes(name);
}
