import { execFile } from 'node:child_process';

/**
 * Reports to systemd that this process is ready, then three times per WatchdogSec that its event loop runs, so that a
 * process that hangs is restarted. Without systemd it does nothing.
 */
export function notifySystemd({ NOTIFY_SOCKET, WATCHDOG_USEC }: NodeJS.ProcessEnv): void {
  if (!NOTIFY_SOCKET) return;
  // Errors are ignored: a lost notification is followed by the next within a third of WatchdogSec.
  const notify = (...words: string[]) => void execFile('systemd-notify', words, () => undefined);
  notify('--ready');
  if (WATCHDOG_USEC) setInterval(notify, Number(WATCHDOG_USEC) / 3000, 'WATCHDOG=1').unref();
}
