import { execFile } from 'node:child_process';

/**
 * Tells systemd that this process is ready, and three times in its unit's WatchdogSec that its event loop turns: one
 * that hangs is started anew. Where no systemd waits to be told, nothing happens.
 */
export function keepWatch({ NOTIFY_SOCKET, WATCHDOG_USEC }: NodeJS.ProcessEnv): void {
  if (!NOTIFY_SOCKET) return;
  // What is not told is told again in a third of the time, or the unit says that it was not.
  const notify = (...words: string[]) => void execFile('systemd-notify', words, () => undefined);
  notify('--ready');
  if (WATCHDOG_USEC) setInterval(notify, Number(WATCHDOG_USEC) / 3000, 'WATCHDOG=1').unref();
}
