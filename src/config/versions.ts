/** A version of the documentation. */
export interface DocsVersion {
  name: string;
  label: string;
  /** Where its pages begin. */
  path: string;
}

export const versions: readonly DocsVersion[] = [{ name: "current", label: "Next", path: "/docs" }];
