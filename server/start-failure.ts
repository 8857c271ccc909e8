import type { Settings } from './settings.ts';

/** One sentence that says why the server did not start and what to do about it. */
export function startFailure(error: unknown, { HOST, PORT }: Pick<Settings, 'HOST' | 'PORT'>): string {
  if (!(error instanceof Error)) return `The server did not start: ${String(error)}`;
  switch ('code' in error ? error.code : undefined) {
    case 'EADDRINUSE':
      return `Port ${PORT} is already in use: stop the other program, or choose a port, for example PORT=${PORT === 65_535 ? 4321 : PORT + 1} npm start.`;
    case 'EACCES':
      return `Port ${PORT} needs rights that this user lacks: choose a PORT from 1024 to 65535.`;
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
      return `HOST is ${HOST}, but this machine has no such address: use localhost, or :: for every address.`;
    default:
      return `The server did not start: ${error.message}`;
  }
}
