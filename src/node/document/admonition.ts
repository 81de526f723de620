import type { ContainerDirective } from "mdast-util-directive";
import { admonitionKinds, isAdmonitionKind } from "../../shared/content/admonition";
import { hasAttributes, takeLabel, type LocatedFinding } from "./box";

/** Returns what is wrong with a box that is to be an admonition. */
export function admonitionFindings(box: ContainerDirective): LocatedFinding[] {
  return [
    ...(isAdmonitionKind(box.name) ? [] : [unknownKind(box)]),
    ...(hasAttributes(box) ? [attributes(box)] : []),
  ];
}

/** Makes a box an `Admonition` element, its label the title. */
export function toAdmonition(box: ContainerDirective): void {
  const title = takeLabel(box);
  box.data = { hName: "Admonition", hProperties: { kind: box.name, ...(title && { title }) } };
}

function unknownKind(box: ContainerDirective): LocatedFinding {
  const message = `Unknown admonition ":::${box.name}".`;
  const hint = `Write one of ${admonitionKinds.map((kind) => `:::${kind}`).join(", ")}.`;
  return { at: box, rule: "admonition-unknown", message, hint };
}

function attributes(box: ContainerDirective): LocatedFinding {
  const message = `:::${box.name} takes no {attributes}.`;
  const hint = `Write its title as :::${box.name}[Title].`;
  return { at: box, rule: "admonition-attributes", message, hint };
}
