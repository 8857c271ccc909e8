import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/server-process.ts';
import { browserEnvironment } from '../chromium.ts';
import { type Engine, type Key, type Tab, witnessFile } from './tab.ts';

/** Starts WebKit with the driver at `path`, on a virtual screen. */
export async function startWebkit(path: string): Promise<Engine> {
  // Larger than any window of the tests. Xvfb picks a free display number and prints it when it is ready.
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '2000x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(screen.stdio[3] ?? screen, 'data');
  const port = await freePort();
  const driver = spawn(path, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...browserEnvironment,
      DISPLAY: `:${String(number).trim()}`,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
    },
  });
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${address}/status`).catch(() => undefined))) await wait(100);
  return {
    tab: () => openTab(address),
    close: async () => {
      for (const child of [driver, screen]) {
        child.kill();
        await once(child, 'exit');
      }
    },
  };
}

/** WebDriver's code points of keys without a character. */
const codes: Readonly<Record<Key, string>> = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', End: '\uE010' };
const control = '\uE009';

/** Opens a session of the WebDriver protocol over HTTP. */
async function openTab(driver: string): Promise<Tab> {
  const window = { binary: join(import.meta.dirname, 'webkit-window.py'), args: [witnessFile] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': window } };
  const { sessionId } = (await call('POST', `${driver}/session`, { capabilities })) as { sessionId: string };
  const send = (method: string, path: string, body?: object) =>
    call(method, `${driver}/session/${sessionId}${path}`, body);
  const element = async (selector: string): Promise<string> => {
    const found = (await send('POST', '/element', { using: 'css selector', value: selector })) as object;
    return `/element/${Object.values(found)[0]}`;
  };
  const ask: Tab['ask'] = async (question, ...given) => {
    const script = `return (${question}).apply(null, arguments)`;
    return (await send('POST', '/execute/sync', { script, args: given })) as never;
  };
  const keys = async (...moves: readonly [type: 'keyDown' | 'keyUp', value: string][]): Promise<void> => {
    const actions = moves.map(([type, value]) => ({ type, value }));
    await send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  };
  const click = async (selector: string, part = ''): Promise<void> => {
    await ask(
      (found) => document.querySelector(found)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
      selector,
    );
    await send('POST', `${await element(selector + part)}/click`);
  };
  return {
    ask,
    click,
    open: async (address) => void (await send('POST', '/url', { url: address })),
    resize: async (width, height) => {
      for (;;) {
        const [inWidth, inHeight] = await ask(() => [innerWidth, innerHeight] as const);
        if (inWidth === width && inHeight === height) return;
        const rect = (await send('GET', '/window/rect')) as { width: number; height: number };
        const wanted = { width: rect.width + width - inWidth, height: rect.height + height - inHeight };
        await send('POST', '/window/rect', wanted);
        await wait(50);
      }
    },
    type: async (selector, text) => {
      await click(selector);
      await keys(['keyDown', control], ['keyDown', 'a'], ['keyUp', 'a'], ['keyUp', control]);
      await send('POST', `${await element(selector)}/value`, { text: text.replaceAll('\n', codes.Enter) });
    },
    choose: (selector, value) => click(selector, ` option[value="${value}"]`),
    press: (key) => keys(['keyDown', codes[key]], ['keyUp', codes[key]]),
    close: async () => void (await send('DELETE', '')),
  };
}

async function call(method: string, url: string, body: object = {}): Promise<unknown> {
  const answer = await fetch(url, { method, ...(method === 'POST' && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
  if (!answer.ok) throw new Error(`${method} ${new URL(url).pathname}: ${value?.error} ${value?.message}`);
  return value;
}
