/**
 * html-validate's recommended rules for every built page. What is left out, and why:
 * - attr-case, void-style, attribute-boolean-style, attribute-empty-style: how React writes HTML (`charSet`, `<meta/>`,
 *   `open=""`, `hidden=""`), which parsers read the same.
 * - valid-id, relaxed: React's `useId` makes ids with colons, Gatsby's root is `___gatsby`; HTML allows both.
 * - unique-landmark: the panel of narrow screens repeats menus of wide ones. One of the two is shown at a time, which
 *   this reader of source cannot see; axe looks at what is shown (`e2e/pages.spec.ts`).
 */
export default {
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    "attr-case": "off",
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "valid-id": ["error", { relaxed: true }],
    "unique-landmark": "off",
  },
};
