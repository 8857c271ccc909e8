type JsonSchema = Readonly<Record<string, unknown>>;

const isTable = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** The least that a schema asks for where no other record shows how it is filled. */
function least(schema: JsonSchema): unknown {
  const { type, minimum = 0 } = schema;
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  for (const given of ['const', 'default']) if (given in schema) return schema[given];
  if (type === 'string') return '–';
  if (type === 'boolean') return false;
  if (type === 'number' || type === 'integer') return Math.max(0, Number(minimum));
  return null;
}

/**
 * A record that its schema accepts, filled like a record that exists: what is required, lists no longer than they must
 * be, and what belongs together taken together.
 * @param like the same part of the record that shows how it is filled
 */
export function exampleOf(schema: JsonSchema, like: unknown): unknown {
  if (schema['type'] === 'object' && isTable(schema['properties'])) {
    const required = (schema['required'] as string[] | undefined) ?? [];
    const filled = isTable(like) ? like : {};
    const kept = Object.entries(schema['properties']).filter(([key]) => required.includes(key));
    return Object.fromEntries(kept.map(([key, part]) => [key, exampleOf(part as JsonSchema, filled[key])]));
  }
  if (schema['type'] === 'array' && isTable(schema['items'])) {
    const { items, minItems = 1 } = schema;
    const filled = Array.isArray(like) ? like : [];
    return Array.from({ length: Math.max(1, Number(minItems)) }, (_, at) =>
      exampleOf(items as JsonSchema, filled[at] ?? filled[0]),
    );
  }
  return like ?? least(schema);
}
