import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { addressPlaceholder } from 'contract/sandbox';

const compress = promisify(gzip);

const types: Readonly<Record<string, string>> = {
  json: 'application/json',
  yaml: 'application/yaml',
  mjs: 'text/javascript; charset=utf-8',
  py: 'text/x-python; charset=utf-8',
};

/** Documents kept as they were served, of all hosts together: one host needs six. */
const most = 24;

export interface SandboxDocument {
  type: string;
  etag: string;
  plain: Buffer;
  packed: Buffer;
}

/** Origin of a `Host` header: a name or IP address with an optional port; undefined for anything else. */
export function requestOrigin(scheme: string, host: string): URL | undefined {
  if (!/^([a-z\d]([a-z\d.-]*[a-z\d])?|\[[\da-f:]+\])(:\d{1,5})?$/i.test(host)) return undefined;
  // A port above 65535, or an address such as 1.2.3.
  return URL.canParse(`${scheme}://${host}`) ? new URL(`${scheme}://${host}`) : undefined;
}

/** API documents and clients with the origin at which they are requested, kept in memory once made. */
export class Documents {
  readonly #files: Readonly<Record<string, string>>;
  readonly #made = new Map<string, SandboxDocument>();

  constructor(files: Readonly<Record<string, string>>) {
    this.#files = files;
  }

  get names(): readonly string[] {
    return Object.keys(this.#files);
  }

  /** @returns undefined when it has to be made first */
  known(name: string, { origin }: URL): SandboxDocument | undefined {
    return this.#made.get(`${origin} ${name}`);
  }

  async make(name: string, { origin, host, protocol }: URL): Promise<SandboxDocument> {
    const isSecure = protocol === 'https:';
    const text = (this.#files[name] ?? '')
      .replaceAll(addressPlaceholder, origin)
      .replaceAll(new URL(addressPlaceholder).host, host)
      // The first `protocol` in the document is that of the sandbox.
      .replace('"protocol": "wss"', `"protocol": "${isSecure ? 'wss' : 'ws'}"`)
      .replace('"protocol": "https"', `"protocol": "${isSecure ? 'https' : 'http'}"`);
    const plain = Buffer.from(text);
    const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
    const packed = await compress(plain);
    const made = { type: types[name.split('.').at(-1) ?? ''] ?? 'text/plain', etag, plain, packed };
    this.#made.set(`${origin} ${name}`, made);
    if (this.#made.size > most) this.#made.delete(this.#made.keys().next().value ?? '');
    return made;
  }
}
