/** A list of rows as one list for each of their fields. */
export type Columns<Row> = { [Field in keyof Row]: Row[Field][] };

/** Returns the given fields of some rows, as JSON says them once and compresses them best. */
export function toColumns<Row extends object, Field extends keyof Row>(
  rows: readonly Row[],
  fields: readonly Field[],
): Columns<Pick<Row, Field>> {
  const columns = fields.map((field) => [field, rows.map((row) => row[field])]);
  return Object.fromEntries(columns) as Columns<Pick<Row, Field>>;
}

/** Returns the rows that columns were made of. Throws where a column is missing, or is not as long as the others. */
export function fromColumns<Row extends object>(
  columns: Columns<Row>,
  fields: readonly (keyof Row)[],
): Row[] {
  const lists = fields.map((field) => columns[field]);
  const length = lists[0]?.length;
  if (!lists.every((list) => Array.isArray(list) && list.length === length)) {
    throw new Error(`These are not the columns ${fields.join(", ")}.`);
  }
  return Array.from({ length: length ?? 0 }, (_, index) => {
    const row = fields.map((field) => [field, columns[field][index]]);
    return Object.fromEntries(row) as Row;
  });
}
