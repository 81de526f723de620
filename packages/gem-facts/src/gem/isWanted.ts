const wanted =
  /^(lib\/.*\.rb|documentation\/docs\/api\/.*\.md|[^/]+\.gemspec|development\/api\.json)$/;

/** True for a file of a gem that a release is read from. */
export function isWanted(file: string): boolean {
  return wanted.test(file);
}
