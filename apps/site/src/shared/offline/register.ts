import { type KeepMessage, workerAddress, workerPolicy } from './offline-names.ts';

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/** Marks pages that are cached for offline use; its value is `alat` on tools. */
const readable = document.querySelector<HTMLMetaElement>('meta[name="luring"]');

/** The page and its files, loaded before the worker could cache them. */
function ownAddresses(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  return [location.href, ...loaded.filter((name) => name.startsWith(`${location.origin}/_astro/`))];
}

async function register(): Promise<void> {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy(workerPolicy, {
    createScriptURL: (url) => (url === workerAddress ? url : ''),
  });
  const address = policy?.createScriptURL(workerAddress) ?? workerAddress;
  await navigator.serviceWorker.register(address, { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  const message: KeepMessage = { keep: ownAddresses(), page: location.pathname, tools: false };
  active?.postMessage(message);
  // On an unmetered connection, all tools are cached too.
  if (unmetered() && readable?.content === 'alat') {
    (globalThis.requestIdleCallback ?? setTimeout)(() => active?.postMessage({ ...message, tools: true }));
  }
}

/** Whether the connection reports itself as unmetered. */
function unmetered(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; type?: string } };
  return connection?.saveData !== true && (connection?.type === 'wifi' || connection?.type === 'ethernet');
}

// Runs last, after everything that the visitor waits for. Private windows and old browsers refuse: the site works
// without it.
if (import.meta.env.PROD && readable && 'serviceWorker' in navigator) {
  addEventListener('load', () => setTimeout(() => register().catch(() => undefined), 1000), { once: true });
}
