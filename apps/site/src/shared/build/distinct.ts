interface Entry {
  data: Readonly<Record<string, unknown>>;
  filePath?: string | undefined;
}

/** Fields by which lists sort and name records. */
const fields = ['order', 'title'];

const byPath = (a: Entry, b: Entry) => (a.filePath ?? '').localeCompare(b.filePath ?? '');

/** @throws Error with file and field when two records that are no drafts share an order or a title */
export function checkDistinct(entries: readonly Entry[]): void {
  const files = new Map<string, string>();
  const published = entries.filter(({ data }) => !data['draft']);
  for (const { data, filePath = '' } of published.toSorted(byPath))
    for (const field of fields.filter((name) => name in data)) {
      const value = JSON.stringify([field, data[field]]);
      const other = files.get(value);
      if (other) throw new Error(`${filePath} → ${field}: is the same as in ${other}`);
      files.set(value, filePath);
    }
}
