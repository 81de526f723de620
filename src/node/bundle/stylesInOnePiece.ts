import { resolve } from "node:path";
import type { PluginObj, types as Types } from "@babel/core";

const name = "inOnePiece";

/**
 * For Babel, after the plugin of styled-components, which makes `styled.p.withConfig(…)(["top: ", ";"], size)` of a
 * template: has the rules of each component put together once (`inOnePiece`), and not for each element.
 */
export function stylesInOnePiece({ types }: { types: typeof Types }): PluginObj {
  return {
    visitor: {
      Program: {
        exit(program) {
          const own = program.scope.generateUidIdentifier(name);
          let isUsed = false;
          program.traverse({
            CallExpression(path) {
              const { callee, arguments: template } = path.node;
              if (template.length < 2 || !isConfigured(types, callee)) return;
              isUsed = true;
              path.replaceWith(types.callExpression(own, [callee, ...template]));
            },
          });
          if (isUsed) program.unshiftContainer("body", importOf(types, own));
        },
      },
    },
  };
}

/** `styled.p.withConfig(…)` */
function isConfigured(types: typeof Types, callee: Types.Node): callee is Types.CallExpression {
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
