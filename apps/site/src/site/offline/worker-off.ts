import { workerScope } from './worker-scope.ts';

/** Replaces the service worker once it is switched off: deletes all caches and unregisters itself. */
workerScope.addEventListener('install', () => workerScope.skipWaiting());
workerScope.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => workerScope.registration.unregister()),
  );
});
