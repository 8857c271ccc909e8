/** What a worker is told. */
export interface WorkerEvent extends Event {
  readonly data?: unknown;
  readonly ports: readonly MessagePort[];
  waitUntil(work: Promise<unknown>): void;
}

/** The part of a worker's surroundings that ours uses: the whole library of types clashes with that of pages. */
interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate' | 'message', listener: (event: WorkerEvent) => void): void;
}

export const scope = globalThis as unknown as WorkerScope;
