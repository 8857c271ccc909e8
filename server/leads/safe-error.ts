/**
 * An error as it may stand in a log: its kind and where it happened. Messages of databases and mail servers are left
 * out, because they quote values: names, addresses, passwords of connection strings.
 */
export function safeError(error: unknown): { name: string; code?: string; at?: string[] } {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = 'code' in error ? String(error.code).slice(0, 40) : undefined;
  const at = error.stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 5)
    .map((line) => line.trim());
  return { name: error.name, ...(code !== undefined && { code }), ...(at && { at }) };
}
