import type { FastifyServerOptions } from 'fastify';

const longest = 120;

/** Path for the log: without query (it may contain personal data), in ASCII, shortened. */
export function loggableUrl(url: string): string {
  const path = url.replace(/\?.*/s, '');
  const plain = path.replace(/[^\x21-\x7e]/g, (char) => `\\x${char.charCodeAt(0).toString(16)}`);
  return plain.length > longest ? `${plain.slice(0, longest)}…` : plain;
}

/** Options for one JSON line per event, without IP address, headers or query of the visitor. */
export function logOptions(level: string): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    // process.stdout instead of the logger's own stream, which retries a failed line for ever at the end of the
    // process.
    stream: process.stdout,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    serializers: {
      req: ({ method, url }) => ({ method, path: loggableUrl(url ?? '') }),
      res: ({ statusCode }) => ({ status: statusCode }),
    },
  };
}

/** Error without its message: databases and mail servers quote names, addresses and passwords in theirs. */
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
