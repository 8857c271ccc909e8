type Value = string | number | null;

/** SQL text in parts, with the values between them. */
export interface Sql {
  parts: readonly string[];
  values: readonly Value[];
}

export interface Statements {
  all<Row>(statement: Sql): Promise<Row[]>;
  /** @returns number of changed rows */
  run(statement: Sql): Promise<number>;
}

export interface Database extends Statements {
  /** Runs all statements or none. */
  transaction<T>(work: (statements: Statements) => Promise<T>): Promise<T>;
}

/** Keeps values separate from the text: a list becomes values with commas, an `Sql` part is inserted as it is. */
export function sql(strings: TemplateStringsArray, ...inserted: readonly (Value | readonly Value[] | Sql)[]): Sql {
  const parts = strings.slice(0, 1);
  const values: Value[] = [];
  for (const [index, item] of inserted.entries()) {
    const part = isSql(item) ? item : valueList([item].flat());
    const [first = '', ...rest] = part.parts;
    parts.push(`${parts.pop()}${first}`, ...rest);
    parts.push(`${parts.pop()}${strings[index + 1]}`);
    values.push(...part.values);
  }
  return { parts, values };
}

const isSql = (item: Value | readonly Value[] | Sql): item is Sql =>
  typeof item === 'object' && item !== null && 'parts' in item;

const valueList = (values: readonly Value[]): Sql => ({
  parts: values.map((_, index) => (index > 0 ? ', ' : '')).concat(''),
  values,
});

/** Text of our own as SQL: never with input of a visitor. */
export const raw = (text: string): Sql => ({ parts: [text], values: [] });

export const insert = (table: string, row: object): Sql =>
  sql`insert into ${raw(`${table} (${Object.keys(row).join(', ')})`)} values (${Object.values(row)})`;

export const assignments = (row: object): Sql => ({
  parts: Object.keys(row)
    .map((name, index) => `${index > 0 ? ', ' : ''}${name} = `)
    .concat(''),
  values: Object.values(row),
});
