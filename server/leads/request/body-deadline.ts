import { PassThrough, type Readable } from 'node:stream';
import { LeadRefused } from './problems.ts';

/** Longest wait for a body that is at most 16 KiB, in milliseconds. */
const bodyDeadline = 8000;

/** The body, which breaks with 408 when it has not come whole in time: slow senders should not pile up. */
export function withDeadline(payload: Readable): Readable {
  const timed = new PassThrough();
  // After an answer such as 413 nobody reads or listens any more.
  timed.on('error', () => undefined);
  const timer = setTimeout(() => {
    payload.unpipe(timed);
    timed.destroy(new LeadRefused('timeout'));
  }, bodyDeadline);
  const stop = () => clearTimeout(timer);
  timed.once('end', stop).once('close', stop);
  payload.once('error', (error) => timed.destroy(error));
  payload.once('close', () => payload.readableEnded || timed.destroy(new LeadRefused('malformed')));
  return payload.pipe(timed);
}
