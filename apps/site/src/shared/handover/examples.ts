/** Parameter of a handed-over result: number of inputs that are still the tool's examples. */
export const examplesKey = 'contoh';

const store = (tool: string) => `contoh-${tool}`;

/** Names the inputs of a tool that are examples, for the form in the same tab; a link cannot write them. */
export function storeExamples(tool: string, names: readonly string[]): void {
  try {
    if (names.length > 0) sessionStorage.setItem(store(tool), JSON.stringify(names));
    else sessionStorage.removeItem(store(tool));
  } catch {
    // Without storage the form counts the examples instead of naming them.
  }
}

export function readExamples(tool: string): string[] {
  try {
    const names: unknown = JSON.parse(sessionStorage.getItem(store(tool)) ?? '[]');
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}
