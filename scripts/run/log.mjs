/** Commands whose output goes to a log file, so that the terminal keeps what a reader acts on. */
import { closeSync, fstatSync, mkdirSync, openSync, readFileSync, readSync } from 'node:fs';
import { dirname, relative } from 'node:path';

const root = dirname(dirname(import.meta.dirname));

/** @type {Map<string, { fd: number, begun: number }>} Logs that are being written, by title. */
const open = new Map();
/** @type {NodeJS.Timeout | undefined} */
let timer;
/** Seconds until the next line where the output is no terminal; the interval doubles, so that long runs stay short. */
let due = 0;
let elapsed = 0;

/**
 * Opens a log for a command's output and shows its progress until `close`: in place on a terminal, elsewhere as a
 * line after 20 s, 60 s, 140 s …
 * @param {string} title @param {string} file absolute path; overwritten
 * @returns {{ fd: number, close: (failed: boolean) => void }} `close(true)` prints the last 30 lines
 */
export function openLog(title, file) {
  mkdirSync(dirname(file), { recursive: true });
  const fd = openSync(file, 'w+');
  if (open.size === 0) {
    [elapsed, due] = [0, 20];
    timer = setInterval(showProgress, 1000);
  }
  open.set(title, { fd, begun: performance.now() });
  return {
    fd,
    close: (failed) => {
      open.delete(title);
      if (open.size === 0) clearInterval(timer);
      clearLine();
      closeSync(fd);
      if (failed) console.error(`${lastLines(file)}\n${title} failed; all of its output: ${relative(root, file)}`);
    },
  };
}

function showProgress() {
  elapsed += 1;
  const terminal = process.stdout.isTTY;
  if (!terminal && elapsed < due) return;
  const running = [...open].map(
    ([title, { fd, begun }]) => `${title} ${minutes(performance.now() - begun)} ${step(fd)}`,
  );
  const line = running.join(' | ').trimEnd();
  if (terminal) {
    clearLine();
    process.stdout.write(line.slice(0, (process.stdout.columns || 80) - 1));
  } else {
    due = elapsed + 2 * due;
    console.log(`  … ${line}`);
  }
}

function clearLine() {
  if (process.stdout.isTTY) process.stdout.write('\r\u001b[K');
}

/** @param {number} fd @returns the latest counter in the log, such as `101/203`, or its last line cut to 60 characters; npm prints only warnings */
function step(fd) {
  const { size } = fstatSync(fd);
  const buffer = Buffer.alloc(Math.min(size, 500));
  readSync(fd, buffer, 0, buffer.length, size - buffer.length);
  const line = buffer.toString().trimEnd().split('\n').at(-1) ?? '';
  if (line.startsWith('npm ')) return '';
  return /\((\d+\/\d+)\)$/.exec(line)?.[1] ?? line.trim().slice(0, 60);
}

/** @param {string} file */
const lastLines = (file) => readFileSync(file, 'utf8').trimEnd().split('\n').slice(-30).join('\n');

/** @param {number} time ms @returns {string} `m:ss` */
export const minutes = (time) =>
  `${Math.floor(time / 60_000)}:${String(Math.floor(time / 1000) % 60).padStart(2, '0')}`;
