import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/server-process.ts';
import type { Engine, Key, Tab } from './tab.ts';
import { openSession, type Session } from './webdriver.ts';

const here = (name: string): string => join(import.meta.dirname, name);

/** Larger than any window of the tests. */
const screen = '2000x1400x24';

/** Starts WebKit through the driver at `path`, on a screen that nobody sees. */
export async function startWebkit(path: string): Promise<Engine> {
  const display = await startScreen();
  const port = await freePort();
  const driver = spawn(path, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display.number}`,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
    },
  });
  const address = `http://127.0.0.1:${port}`;
  await listens(`${address}/status`);
  return {
    name: 'WebKit',
    tab: async () => {
      const window = { binary: here('webkit-window.py'), args: [here('witness.js')] };
      return tabOf(await openSession(address, { alwaysMatch: { 'webkitgtk:browserOptions': window } }));
    },
    close: async () => {
      await end(driver);
      await end(display.process);
    },
  };
}

/** Xvfb chooses a number that is free, and writes it when it is ready. */
async function startScreen(): Promise<{ number: string; process: ChildProcess }> {
  const process = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const failed = once(process, 'exit').then(() => Promise.reject(new Error('Xvfb did not start')));
  const written = process.stdio[3] && once(process.stdio[3], 'data').then(([data]) => String(data).trim());
  const number = await Promise.race([written, failed]);
  failed.catch(() => undefined);
  return { number: String(number), process };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill();
  await exit;
}

/** @throws Error when nothing answers within a minute */
async function listens(url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await fetch(url).catch(() => undefined)) return;
    await wait(100);
  }
  throw new Error(`nothing answers at ${url}`);
}

/** The code points by which WebDriver knows keys without a letter. */
const codes: Readonly<Record<Key | 'Control', string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Control: '\uE009',
};

function tabOf(session: Session): Tab {
  const { send, element } = session;
  const ask: Tab['ask'] = async (question, ...given) => {
    const script = `return (${question}).apply(null, arguments)`;
    return (await send('POST', '/execute/sync', { script, args: given })) as never;
  };
  const keys = async (...moves: readonly [type: 'keyDown' | 'keyUp', value: string][]): Promise<void> => {
    const actions = moves.map(([type, value]) => ({ type, value }));
    await send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  };
  const toMiddle = (selector: string): Promise<void> =>
    ask((found) => document.querySelector(found)?.scrollIntoView({ block: 'center', behavior: 'instant' }), selector);
  const click = async (selector: string): Promise<void> => {
    await toMiddle(selector);
    await send('POST', `${await element(selector)}/click`);
  };
  return {
    ask,
    click,
    open: async (address) => {
      await send('POST', '/url', { url: address });
    },
    resize: async (width, height) => {
      for (let tries = 0; tries < 20; tries += 1) {
        const [inWidth, inHeight] = await ask(() => [innerWidth, innerHeight] as const);
        if (inWidth === width && inHeight === height) return;
        const rect = (await send('GET', '/window/rect')) as { width: number; height: number };
        await send('POST', '/window/rect', {
          width: rect.width + width - inWidth,
          height: rect.height + height - inHeight,
        });
        await wait(50);
      }
      throw new Error(`the window did not become ${width} × ${height}`);
    },
    type: async (selector, text) => {
      await click(selector);
      await keys(['keyDown', codes.Control], ['keyDown', 'a'], ['keyUp', 'a'], ['keyUp', codes.Control]);
      await send('POST', `${await element(selector)}/value`, { text: text.replaceAll('\n', codes.Enter) });
    },
    choose: async (selector, value) => {
      await toMiddle(selector);
      await send('POST', `${await element(`${selector} option[value="${value}"]`)}/click`);
    },
    press: (key) => keys(['keyDown', codes[key]], ['keyUp', codes[key]]),
    close: async () => {
      await send('DELETE', '');
    },
  };
}
