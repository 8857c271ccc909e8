/** 32-bit FNV-1a hash of a text. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193);
  return value >>> 0;
}

/**
 * Number of a sheet: the initials of its tool, and a hash of its link. A sheet whose number differs from that of the
 * link in its code was made from other data.
 */
export function documentNumber(tool: string, fragment: string): string {
  const initials = tool.split('-').map((word) => word.charAt(0).toUpperCase());
  const digits = hash(fragment.replace(/^#/, '')).toString(16).toUpperCase().padStart(8, '0');
  return `${initials.join('')}-${digits.slice(0, 4)}-${digits.slice(4)}`;
}
