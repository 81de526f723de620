import { resolve } from "node:path";
import type { NodePath, PluginObj, types as Types } from "@babel/core";

const name = "inOnePiece";

/**
 * For Babel, after the plugin of styled-components, which makes `styled.p.withConfig(…)(["top: ", ";"], size)` of a
 * template: has the rules of each component put together once (`inOnePiece`), and not for each element.
 */
export function stylesInOnePiece({ types }: { types: typeof Types }): PluginObj {
  return { visitor: { Program: { exit: (program) => joinTemplates(types, program) } } };
}

function joinTemplates(types: typeof Types, program: NodePath<Types.Program>): void {
  const own = program.scope.generateUidIdentifier(name);
  // A template may have another one within.
  const templates = findTemplates(types, program).reverse();
  for (const template of templates) {
    const { callee, arguments: pieces } = template.node;
    template.replaceWith(types.callExpression(own, [callee as Types.Expression, ...pieces]));
  }
  if (templates.length > 0) program.unshiftContainer("body", importOf(types, own));
}

/** Calls that have something between two pieces. */
function findTemplates(types: typeof Types, program: NodePath<Types.Program>) {
  const found: NodePath<Types.CallExpression>[] = [];
  program.traverse({
    CallExpression(path) {
      const { callee, arguments: pieces } = path.node;
      if (pieces.length > 1 && isConfigured(types, callee)) found.push(path);
    },
  });
  return found;
}

/** `styled.p.withConfig(…)` */
function isConfigured(types: typeof Types, callee: Types.Node): boolean {
  return (
    types.isCallExpression(callee) &&
    types.isMemberExpression(callee.callee) &&
    types.isIdentifier(callee.callee.property, { name: "withConfig" })
  );
}

function importOf(types: typeof Types, own: Types.Identifier): Types.ImportDeclaration {
  const specifier = types.importSpecifier(own, types.identifier(name));
  return types.importDeclaration([specifier], types.stringLiteral(resolve(`src/app/${name}.ts`)));
}
