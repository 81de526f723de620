const stale = 3 * 60 * 60 * 1000;

/** `docs_tmp_20261121T193000_1f3a`: of one build alone, so that two deploys at once do not meet and no cache knows it. */
export function temporaryIndexName(liveIndex: string, now: Date, unique: string): string {
  const time = now.toISOString().slice(0, 19).replaceAll(/[-:]/g, "");
  return `${liveIndex}_tmp_${time}_${unique}`;
}

/** Returns the temporary indices that no build can still be writing: left over where one was killed. */
export function staleIndices(names: readonly string[], liveIndex: string, now: Date): string[] {
  const newest = temporaryIndexName(liveIndex, new Date(now.getTime() - stale), "");
  const end = /^_tmp_\d{8}T\d{6}_\w+$/;
  return names.filter(
    (name) => name.startsWith(liveIndex) && end.test(name.slice(liveIndex.length)) && name < newest,
  );
}
