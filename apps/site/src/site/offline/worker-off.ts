import { scope } from './worker-scope.ts';

/** Replaces the service worker once it is switched off: deletes all caches and unregisters itself. */
scope.addEventListener('install', () => scope.skipWaiting());
scope.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => scope.registration.unregister()),
  );
});
