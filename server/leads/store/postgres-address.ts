const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);
const modes = ['disable', 'no-verify', 'require', 'verify-ca', 'verify-full'];

/** Whether the connection stays on this machine: loopback, or a socket in the file system. */
const staysHere = ({ hostname, searchParams }: URL): boolean =>
  loopback.has(hostname) || (hostname === '' && (searchParams.get('host') ?? '').startsWith('/'));

/**
 * Whether `sslmode` says plainly what happens. `prefer` and `allow` would fall back to no encryption when somebody
 * asks for it on the way.
 */
export function isPlainAboutTls({ searchParams }: URL): boolean {
  const mode = searchParams.get('sslmode');
  return mode === null || modes.includes(mode);
}

/**
 * The address with its encryption: personal data do not cross a network in the clear, so beyond this machine TLS with
 * a checked certificate is the rule unless `sslmode` in the address says otherwise.
 */
export function postgresAddress(url: string): string {
  const parsed = new URL(url);
  if (!parsed.searchParams.has('sslmode') && !staysHere(parsed)) parsed.searchParams.set('sslmode', 'verify-full');
  return parsed.href;
}
