/** Properties of an element whose content React leaves as the server drew it, and does not even look at. */
export const serverHtml = {
  dangerouslySetInnerHTML: { __html: "" },
  suppressHydrationWarning: true,
} as const;
