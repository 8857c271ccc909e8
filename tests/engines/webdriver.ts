/** What W3C WebDriver calls the reference to an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** One session of a WebDriver, by plain HTTP. */
export interface Session {
  /** A command of the session: `send('POST', '/url', { url })`. @throws Error with the driver's own words */
  send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown>;
  /** Path of the first element that a CSS selector finds: `/element/17`. @throws Error when there is none */
  element(selector: string): Promise<string>;
}

/** Opens a session at a driver. @throws Error with the driver's own words */
export async function openSession(driver: string, capabilities: object): Promise<Session> {
  const { sessionId } = (await call('POST', `${driver}/session`, { capabilities })) as { sessionId: string };
  const send: Session['send'] = (method, path, body) => call(method, `${driver}/session/${sessionId}${path}`, body);
  return {
    send,
    element: async (selector) => {
      const found = await send('POST', '/element', { using: 'css selector', value: selector });
      return `/element/${(found as Record<string, string>)[elementKey]}`;
    },
  };
}

async function call(method: string, url: string, body: object = {}): Promise<unknown> {
  const answer = await fetch(url, { method, ...(method === 'POST' && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
  if (!answer.ok) throw new Error(`${method} ${new URL(url).pathname}: ${value?.error} ${value?.message}`);
  return value;
}
