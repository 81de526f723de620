const stale = 3 * 60 * 60 * 1000;

/** `docs_tmp_20261121T193000_1f3a`: of one build alone, so that two deploys at once do not meet and no cache knows it. */
export function temporaryIndexName(liveIndex: string, now: Date, unique: string): string {
  const time = now.toISOString().slice(0, 19).replaceAll(/[-:]/g, "");
  return `${liveIndex}_tmp_${time}_${unique}`;
}

/** Returns the temporary indices that no build can still be writing: left over where one was killed. */
export function staleIndices(names: readonly string[], liveIndex: string, now: Date): string[] {
  const start = `${liveIndex}_tmp_`;
  return names.filter((name) => {
    if (!name.startsWith(start)) return false;
    const made = timeOf(name.slice(start.length));
    return made !== null && now.getTime() - made > stale;
  });
}

function timeOf(end: string): number | null {
  const match = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)_\w+$/.exec(end);
  if (!match) return null;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second);
}
