import eslint from "@eslint/js";
import { createTypeScriptImportResolver } from "eslint-import-resolver-typescript";
import { importX } from "eslint-plugin-import-x";
import jsxA11y from "eslint-plugin-jsx-a11y";
import react from "eslint-plugin-react";
import reactHooks from "eslint-plugin-react-hooks";
import { defineConfig } from "eslint/config";
import globals from "globals";
import tseslint from "typescript-eslint";

const browserFolders = [
  "hydration",
  "theme",
  "ui",
  "layout",
  "mdx",
  "reference",
  "search",
  "landing",
  "app",
  "templates",
  "pages",
];
const buildingBlocks = ["layout", "mdx", "reference", "search"];
const entryFolders = ["landing", "app", "templates", "pages"];

/** Which folders of `src` each folder may not import: imports point one way (see ARCHITECTURE.md). */
const importZones = [
  zone(["shared"], ["config", "node", ...browserFolders]),
  zone(["config"], ["node", ...browserFolders]),
  // Pictures that the build draws have the theme's values.
  { ...zone(["node"], browserFolders), except: ["./tokens.ts"] },
  zone(browserFolders, ["node"]),
  zone(["hydration"], ["theme", "ui", ...buildingBlocks, ...entryFolders]),
  zone(["theme"], ["ui", ...buildingBlocks, ...entryFolders]),
  zone(["ui"], [...buildingBlocks, ...entryFolders]),
  zone(buildingBlocks, entryFolders),
  { target: "./src", from: ["./scripts", "./bench", "./e2e", "./test"] },
  // A package knows nothing of the site, and no page of a reader's needs one.
  { target: "./packages", from: ["./src", "./scripts", "./bench", "./e2e", "./test"] },
  { target: ["shared", "config", ...browserFolders].map(inSource), from: "./packages" },
];

function zone(targets, forbidden) {
  return { target: targets.map(inSource), from: forbidden.map(inSource) };
}

function inSource(folder) {
  return `./src/${folder}`;
}

const hookRules = ["react-hooks/rules-of-hooks", "react-hooks/exhaustive-deps"];
const compilerRulesOff = Object.fromEntries(
  Object.keys(reactHooks.configs.flat.recommended.rules)
    .filter((rule) => !hookRules.includes(rule))
    .map((rule) => [rule, "off"]),
);

const styleAttribute = {
  selector: "JSXAttribute[name.name='style']",
  message: "Style attributes are refused by the Content-Security-Policy: use a styled part.",
};

const privateModule = {
  selector:
    "Literal[value=/^(\\.cache\\u002F.*\\.js|gatsby(-[a-z-]+)?\\u002F(dist|cache-dir))\\b/], Identifier[name='__PRIVATE__']",
  message: "A dependency's private modules are named in src/patches alone (see its README).",
};

const foreignOrder = {
  selector: "CallExpression[callee.property.name='localeCompare'][arguments.length=1]",
  message:
    'Each machine\'s language has an order of its own: name one, as in a.localeCompare(b, "en").',
};

export default defineConfig(
  {
    ignores: [
      ".cache/",
      "public/",
      "published/",
      "packages/mcp-server/dist/",
      "coverage/",
      "test-results/",
      "playwright-report/",
      "src/gatsby-types.d.ts",
      "test/fixtures/",
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  eslint.configs.recommended,
  {
    files: ["**/*.{ts,tsx}"],
    extends: [
      // The rules that need types are in .oxlintrc.json.
      tseslint.configs.recommended,
      tseslint.configs.stylistic,
      react.configs.flat.recommended,
      react.configs.flat["jsx-runtime"],
      reactHooks.configs.flat.recommended,
      jsxA11y.flatConfigs.strict,
    ],
    plugins: { "import-x": importX },
    // Where no-eval and no-obj-calls look. The compiler knows all other names: a thousand of them are much for each file.
    languageOptions: { globals: { global: "readonly", self: "readonly", window: "readonly" } },
    settings: {
      react: { version: "detect" },
      "import-x/resolver-next": [createTypeScriptImportResolver()],
    },
    rules: {
      "@typescript-eslint/consistent-type-assertions": [
        "error",
        { assertionStyle: "as", objectLiteralTypeAssertions: "never" },
      ],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true }],
      eqeqeq: "error",
      "import-x/no-default-export": "error",
      "import-x/no-restricted-paths": ["error", { zones: importZones }],
      "jsx-a11y/no-static-element-interactions": "error",
      "no-eval": "error",
      // This too is in .oxlintrc.json, as it has to know those names.
      "no-global-assign": "off",
      "no-restricted-syntax": ["error", styleAttribute, privateModule, foreignOrder],
      "react/jsx-no-script-url": "error",
      "react/jsx-no-target-blank": "error",
      "react/no-danger": "error",
      "react/no-unknown-property": ["error", { ignore: ["blocking"] }],
      "react/prop-types": "off",
      // The compiler's own rules read every component as the compiler would, which is not used: a fifth of the time.
      ...compilerRulesOff,
    },
  },
  { files: ["static/*.js"], languageOptions: { globals: globals.serviceworker } },
  {
    // What Gatsby, Netlify, Playwright and Jest load by the default export.
    files: [
      "gatsby-*.{ts,tsx}",
      "src/templates/**",
      "src/pages/**",
      "netlify/**",
      "*.config.ts",
      "**/*.d.ts",
    ],
    rules: { "import-x/no-default-export": "off" },
  },
  {
    // To add to an interface of a package is to repeat its type parameters.
    files: ["**/*.d.ts"],
    rules: { "@typescript-eslint/no-unused-vars": "off" },
  },
  {
    // The inline scripts of pages, and code that is coloured and escaped while building.
    files: [
      "src/app/onRenderBody.tsx",
      "src/layout/sidebar/RevealCurrent.tsx",
      "src/mdx/codeBlock/CodeBlock.tsx",
    ],
    rules: { "react/no-danger": "off" },
  },
  {
    files: ["**/*.test.{ts,tsx}", "test/**", "__mocks__/**", "e2e/**"],
    rules: { "import-x/no-restricted-paths": "off" },
  },
  {
    // Patches, and tests that hold us to what dependencies really do.
    files: ["src/patches/**", "**/*.test.{ts,tsx}"],
    rules: { "no-restricted-syntax": ["error", styleAttribute] },
  },
  {
    // A mock takes props that it does not use, its content among them.
    files: ["__mocks__/**"],
    rules: { "@typescript-eslint/no-unused-vars": "off", "jsx-a11y/anchor-has-content": "off" },
  },
  {
    // Playwright's fixtures are called `use`, which is no React hook.
    files: ["e2e/**"],
    rules: { "react-hooks/rules-of-hooks": "off" },
  },
  { files: ["**/*.mjs"], languageOptions: { globals: globals.node } },
);
