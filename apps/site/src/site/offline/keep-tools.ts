import type { KeepMessage } from '../../shared/offline/offline-names.ts';

/** Offers to cache all tools and datasheets, and reports the outcome. */
const part = document.querySelector<HTMLElement>('[data-keep]');
const button = part?.querySelector('button');
const status = part?.querySelector('[role="status"]');
/** Time limit for a slow mobile connection, ms. */
const timeLimit = 120_000;

async function keepAll(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  const kept = new Promise((resolve, reject) => {
    port1.onmessage = resolve;
    setTimeout(reject, timeLimit);
  });
  active?.postMessage({ keep: [], page: location.pathname, tools: true } satisfies KeepMessage, [port2]);
  await kept;
  const store = await caches.keys();
  if (store.length === 0 || !navigator.onLine) throw new Error('nothing could be kept');
}

if (part && button && status && 'serviceWorker' in navigator) {
  const announce = (words: string | undefined) => {
    status.textContent = words ?? '';
  };
  button.addEventListener('click', async () => {
    button.disabled = true;
    announce(part.dataset['working']);
    await keepAll().then(
      () => announce(part.dataset['done']),
      () => {
        button.disabled = false;
        announce(part.dataset['failed']);
      },
    );
  });
  part.hidden = false;
}
