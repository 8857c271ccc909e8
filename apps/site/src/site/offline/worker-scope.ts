/** An event that a service worker receives. */
export interface WorkerEvent extends Event {
  readonly data?: unknown;
  readonly ports: readonly MessagePort[];
  waitUntil(work: Promise<unknown>): void;
}

/** The part of ServiceWorkerGlobalScope that the worker uses: TypeScript's `webworker` library conflicts with `dom`. */
interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate' | 'message', listener: (event: WorkerEvent) => void): void;
}

export const workerScope = globalThis as unknown as WorkerScope;
