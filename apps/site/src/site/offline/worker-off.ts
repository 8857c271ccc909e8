import { scope } from './worker-scope.ts';

/** What browsers get in place of the worker once it is switched off: it removes what was kept, and itscope. */
scope.addEventListener('install', () => scope.skipWaiting());
scope.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => scope.registration.unregister()),
  );
});
