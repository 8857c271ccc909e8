import type { WorkerReply, WorkerRequest } from './messages.ts';
import { openWorker, type WorkerKind } from './open-worker.ts';

/** The worker that reads records, opened when it is first asked, changed with the kind of file, given up when it fails. */
export interface Reader {
  ask(request: WorkerRequest, kind: WorkerKind): void;
  /** Gives up what is being read; the next question opens a new worker. */
  stop(): void;
}

/**
 * A reader that hands every answer to `onAnswer`; after `onFail` the record must be sent again. A worker that fails
 * before it has said anything is opened once more: on a poor line its script may not have arrived.
 */
export function createReader(onAnswer: (answer: WorkerReply) => void, onFail: () => void): Reader {
  let worker: Worker | undefined;
  let opened: WorkerKind | undefined;
  /** What was asked of a worker that has said nothing yet; undefined once it has. */
  let unheard: WorkerRequest[] | undefined;
  let again = false;
  const stop = () => {
    worker?.terminate();
    worker = undefined;
    unheard = undefined;
  };
  const fail = () => {
    const asked = unheard;
    stop();
    if (again || !asked || !opened) {
      again = false;
      return onFail();
    }
    again = true;
    for (const request of asked) ask(request, opened);
  };
  const open = (kind: WorkerKind) => {
    const fresh = openWorker(kind);
    fresh.addEventListener('error', fail);
    fresh.addEventListener('messageerror', fail);
    fresh.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
      unheard = undefined;
      again = false;
      onAnswer(data);
    });
    opened = kind;
    unheard = [];
    return fresh;
  };
  const ask = (request: WorkerRequest, kind: WorkerKind) => {
    try {
      if (kind !== opened) stop();
      worker ??= open(kind);
      unheard?.push(request);
      worker.postMessage(request);
    } catch {
      again = true;
      fail();
    }
  };
  return { ask, stop };
}
