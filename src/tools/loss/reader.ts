import type { WorkerReply, WorkerRequest } from './messages.ts';
import { openWorker, type WorkerKind } from './open-worker.ts';

/** The worker that reads records, opened when it is first asked, changed with the kind of file, given up when it fails. */
export interface Reader {
  ask(request: WorkerRequest, kind: WorkerKind): void;
  /** Gives up what is being read; the next question opens a new worker. */
  stop(): void;
}

/** A reader that hands every answer to `onAnswer`; after `onFail` the record must be sent again. */
export function createReader(onAnswer: (answer: WorkerReply) => void, onFail: () => void): Reader {
  let worker: Worker | undefined;
  let opened: WorkerKind | undefined;
  const stop = () => {
    worker?.terminate();
    worker = undefined;
  };
  const fail = () => {
    stop();
    onFail();
  };
  const open = (kind: WorkerKind) => {
    const fresh = openWorker(kind);
    fresh.addEventListener('error', fail);
    fresh.addEventListener('messageerror', fail);
    fresh.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => onAnswer(data));
    opened = kind;
    return fresh;
  };
  return {
    ask(request, kind) {
      try {
        if (kind !== opened) stop();
        worker ??= open(kind);
        worker.postMessage(request);
      } catch {
        fail();
      }
    },
    stop,
  };
}
