/**
 * Puts values into a sentence of a record: `{{bulan}}` as writers type it, `{bulan}` once its marks are gone.
 * An unknown slot stays visible.
 */
export function fillSlots(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}|\{(\w+)\}/g, (slot, typed?: string, bare?: string) => {
    const name = typed ?? bare ?? '';
    return Object.hasOwn(values, name) ? (values[name] ?? slot) : slot;
  });
}
