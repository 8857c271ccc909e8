import type { CDPSession } from '@playwright/test';

export const kinds = ['document', 'css', 'script', 'font', 'image', 'media', 'other'] as const;
export type ResourceKind = (typeof kinds)[number];

export interface Traffic {
  /** Bytes over the wire, compressed and with response headers. */
  readonly bytes: Readonly<Record<ResourceKind, number>>;
  readonly requests: number;
}

const kindOf: Readonly<Record<string, ResourceKind>> = {
  Document: 'document',
  Stylesheet: 'css',
  Script: 'script',
  Font: 'font',
  Image: 'image',
  Media: 'media',
};

/** Counts what the page loads from now on; `network` has to be enabled on the session. */
export function countTraffic(session: CDPSession) {
  const requests = new Map<string, { kind: ResourceKind; bytes: number }>();
  let last = performance.now();

  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (request.url.startsWith('data:')) return;
    last = performance.now();
    requests.set(requestId, { kind: kindOf[type ?? ''] ?? 'other', bytes: 0 });
  });
  const add = (requestId: string, change: (bytes: number) => number): void => {
    const entry = requests.get(requestId);
    if (!entry) return;
    last = performance.now();
    entry.bytes = change(entry.bytes);
  };
  session.on('Network.responseReceived', ({ requestId, response }) =>
    add(requestId, (bytes) => bytes + response.encodedDataLength),
  );
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) =>
    add(requestId, (bytes) => bytes + encodedDataLength),
  );
  // The final sum replaces the parts, which a film that is still loading has to be content with.
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => add(requestId, () => encodedDataLength));

  return {
    /** ms since something last moved. */
    silentFor: (): number => performance.now() - last,
    read(): Traffic {
      const bytes = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<ResourceKind, number>;
      for (const entry of requests.values()) bytes[entry.kind] += entry.bytes;
      return { bytes, requests: requests.size };
    },
  };
}
