/** Summary of a list of tanks, on its way to the form in the same tab; a link cannot write it. */
export interface ListSummary {
  text: string;
  tanks: number;
}

const store = 'konsultasi-daftar';

export function storeListSummary(summary: ListSummary): void {
  try {
    sessionStorage.setItem(store, JSON.stringify(summary));
  } catch {
    // Without storage the visitor attaches the file to the message.
  }
}

export function readListSummary(): ListSummary | undefined {
  try {
    const { text, tanks } = JSON.parse(sessionStorage.getItem(store) ?? '{}');
    return typeof text === 'string' && typeof tanks === 'number' ? { text, tanks } : undefined;
  } catch {
    return undefined;
  }
}

export function removeListSummary(): void {
  try {
    sessionStorage.removeItem(store);
  } catch {
    // Blocked storage holds nothing to remove.
  }
}
