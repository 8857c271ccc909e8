const slot = /\{\{(\w+)\}\}|\{(\w+)\}/g;

/** True when every slot of a text has a value. */
export function canFill(text: string, values: Readonly<Record<string, string>>): boolean {
  return [...text.matchAll(slot)].every(([, typed, bare]) => Object.hasOwn(values, typed ?? bare ?? ''));
}

/**
 * Puts values into a text of a record: `{{bulan}}` as writers type it, so that it is not taken for a name of the
 * brand, or `{bulan}` once the marks are gone.
 * @throws Error when a slot has no value; the message names it
 */
export function fillSlots(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(slot, (_, typed?: string, bare?: string) => {
    const name = typed ?? bare ?? '';
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new Error(`“${text}” asks for ${name}, which is not there`);
    return value;
  });
}
