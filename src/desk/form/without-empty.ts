const isTable = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const isEmpty = (value: unknown): boolean => value === undefined || (isTable(value) && Object.keys(value).length === 0);

/**
 * Data without the empty tables that a form makes where something optional could be filled in: no record has one.
 * Items of lists stay, as they are there to be filled.
 */
export function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (!isTable(value)) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, withoutEmpty(item)] as const);
  return Object.fromEntries(entries.filter(([, item]) => !isEmpty(item)));
}

/** Data in which a picture that has taken another's place is without the words that told what that one shows. */
export function withoutOldAlt(before: unknown, after: unknown): unknown {
  if (Array.isArray(after))
    return after.map((item, at) => withoutOldAlt(Array.isArray(before) ? before[at] : {}, item));
  if (!isTable(after)) return after;
  const old = isTable(before) ? before : {};
  const isOther = typeof old['src'] === 'string' && after['src'] !== old['src'] && after['alt'] === old['alt'];
  const kept = Object.entries(after).filter(([key]) => !(isOther && key === 'alt'));
  return Object.fromEntries(kept.map(([key, item]) => [key, withoutOldAlt(old[key], item)]));
}
