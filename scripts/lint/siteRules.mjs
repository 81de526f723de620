import { forbiddenFolder } from "./importZones.mjs";

/** Returns a rule that refuses each node which a selector finds. */
function refuse(selector, message) {
  return { create: (context) => ({ [selector]: (node) => context.report({ node, message }) }) };
}

/** Refuses imports that go against the direction. */
const importZones = {
  create(context) {
    return {
      ":matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression) > Literal.source"(
        node,
      ) {
        const folder = forbiddenFolder(context.cwd, context.filename, node.value);
        if (folder === undefined) return;
        context.report({
          node,
          message: `Imports point one way (see ARCHITECTURE.md): this file may not know ${folder}.`,
        });
      },
    };
  },
};

/** The rules that no linter has, for oxlint, which loads them by `.oxlintrc.json`. */
export default {
  meta: { name: "site" },
  rules: {
    "import-zones": importZones,
    "no-foreign-order": refuse(
      "CallExpression[callee.property.name='localeCompare'][arguments.length=1]",
      'Each machine\'s language has an order of its own: name one, as in a.localeCompare(b, "en").',
    ),
    "no-private-modules": refuse(
      "Literal[value=/^(\\.cache\\u002F.*\\.js|gatsby(-[a-z-]+)?\\u002F(dist|cache-dir))\\b/], Identifier[name='__PRIVATE__']",
      "A dependency's private modules are named in src/patches alone (see its README).",
    ),
    "no-style-attribute": refuse(
      "JSXAttribute[name.name='style']",
      "Style attributes are refused by the Content-Security-Policy: use a styled part.",
    ),
  },
};
