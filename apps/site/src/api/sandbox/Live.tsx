import type { Call } from 'contract/sandbox';
import { useEffect, useState } from 'react';
import { fillSlots } from '../../shared/text/slots.ts';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { CodePanel } from '../../shared/ui/code/CodePanel.tsx';
import { useAnnouncedSentence } from '../../shared/ui/use-announced-sentence.ts';
import { Controls, CopiedCode, headerTokens, jsonTokens, WireField } from './bench.tsx';
import styles from './Sandbox.module.css';
import type { SandboxText } from './schema.ts';

/** A delivery as it arrives in the stream. */
interface Message {
  url: string;
  headers: Record<string, string>;
  body: string;
}

const most = { calls: 12, messages: 5 };

export const sandboxBase = '/sandbox';

/** Delay before a lost stream is reopened, ms. */
const pause = 3000;

const bearing = (key: string) => ({ Authorization: `Bearer ${key}` });

async function ask(path: string, part: RequestInit) {
  const response = await fetch(sandboxBase + path, part).catch(() => undefined);
  // A static host answers with an HTML page, whatever the status.
  const answer = await response?.json().catch(() => undefined);
  return { status: response?.status, isLost: response?.headers.get('sandbox-state') === 'restarted', answer };
}

/** Key in sessionStorage; without storage, the key lives only in the page. */
const place = 'sandbox-api-key';

function inTab(act: (storage: Storage) => string | null | undefined): string {
  try {
    return act(sessionStorage) ?? '';
  } catch {
    // Storage is blocked or full.
    return '';
  }
}
const keep = (key: string) => inTab((tab) => void tab.setItem(place, key));
const forget = () => inTab((tab) => void tab.removeItem(place));

interface LiveProps {
  text: SandboxText['live'];
  /** The visitor’s key; undefined until one is made or pasted. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/**
 * The sandbox of the site’s server: makes an API key on request only, then shows its calls. On a static host without
 * the server, shows that only the simulation in the page is available.
 */
export function Live({ text, value, onChange }: LiveProps) {
  const [failure, setFailure] = useState('');
  const [typed, setTyped] = useState('');
  const [before, setBefore] = useState<readonly Call[]>([]);
  useAnnouncedSentence(failure);
  const use = (key: string, calls: readonly Call[]) => {
    keep(key);
    setBefore(calls);
    setFailure('');
    onChange(key);
  };
  const make = async () => {
    const { answer } = await ask('/v1/keys', { method: 'POST', body: JSON.stringify({ scope: 'write' }) });
    if (typeof answer?.key === 'string') use(answer.key, []);
    else setFailure(answer?.detail ?? text.unavailable);
  };
  /** Verifies a stored or pasted key by fetching its call log. */
  const take = async (key: string) => {
    const { status, answer } = await ask('/v1/log', { headers: bearing(key) });
    if (status === 200 && answer) return use(key, answer.data);
    if (status === 401) forget();
    setFailure(answer?.detail ?? text.unavailable);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    const kept = inTab((tab) => tab.getItem(place));
    if (kept) void take(kept);
  }, []);
  const end = () => {
    forget();
    onChange(undefined);
  };
  if (value) return <Feed text={text} value={value} before={before} onEnd={end} />;
  return (
    <div className="stack-3 top slim" data-needs-script="">
      <p className="quiet measure">{text.lead}</p>
      <p>
        <button className={buttonClass('line')} type="button" onClick={() => void make()}>
          {text.make}
        </button>
      </p>
      <form
        className="row wrap gap-3"
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          // Accepts a whole pasted terminal line too.
          void take(/\S+$/.exec(typed.trim().replaceAll('=', ' '))?.[0] ?? '');
        }}
      >
        <WireField id="sandbox-tempel" label={text.own} value={typed} onChange={setTyped} />
        <button className={buttonClass('line')} type="submit">
          {text.use}
        </button>
      </form>
      {failure && <p className="strong measure">{failure}</p>}
    </div>
  );
}

interface FeedProps {
  text: SandboxText['live'];
  value: string;
  before: readonly Call[];
  onEnd: () => void;
}

/** Live calls of the key and deliveries in its inbox. */
function Feed({ text, value, before, onEnd }: FeedProps) {
  const [calls, setCalls] = useState<readonly (Call & { isNew?: boolean })[]>(before);
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const [isLost, setIsLost] = useState(false);
  useEffect(() => {
    let source: EventSource | undefined;
    let [isClosed, last] = [false, ''];
    const parsed = (event: Event) => {
      const { data, lastEventId } = event as MessageEvent<string>;
      last = lastEventId;
      return JSON.parse(data);
    };
    // A ticket opens one stream; reconnecting needs a new one.
    const open = async () => {
      if (isClosed) return;
      const asked = await ask('/v1/stream/tickets', { method: 'POST', headers: bearing(value) });
      const { status, answer } = asked;
      if (isClosed || status === 401) return;
      setIsLost(asked.isLost);
      const query = `topics=calls,webhooks&ticket=${answer?.ticket}${last && `&last_event_id=${last}`}`;
      source = new EventSource(`${sandboxBase}/v1/stream?${query}`);
      source.addEventListener('call', (event) => setCalls((all) => [{ ...parsed(event), isNew: true }, ...all]));
      source.addEventListener('webhook', (event) =>
        setMessages((all) => [parsed(event), ...all].slice(0, most.messages)),
      );
      source.onerror = () => {
        source?.close();
        setTimeout(open, pause);
      };
    };
    void open();
    return () => {
      isClosed = true;
      source?.close();
    };
  }, [value]);
  const [last] = calls;
  useAnnouncedSentence(
    last?.isNew ? fillSlots(text.heard, { panggilan: `${last.method} ${last.path}`, status: String(last.status) }) : '',
  );
  useAnnouncedSentence(isLost ? text.lost : '');
  const acknowledge = async () => {
    const body = JSON.stringify({ acknowledge: true });
    const { status, isLost } = await ask('/v1/clock', { method: 'POST', headers: bearing(value), body });
    if (status === 200) setIsLost(isLost);
  };
  const line = `export TANK_API=${location.origin}${sandboxBase} API_KEY=${value}`;
  // Puts the visitor’s key into the quick-start guide’s commands, in the place of the one that makes a key.
  useEffect(() => {
    const own = [...document.querySelectorAll('#mulai-cepat [data-code] code')].map((code) => {
      const nodes = [...code.childNodes];
      const kept = code.textContent
        .replace(/export TANK_API=[\s\S]*?(?=\napi\(\))/, line)
        .replace(/(?<=API_KEY = )\(Invoke.*/, `'${value}'`);
      if (kept !== code.textContent) code.textContent = kept;
      return () => code.replaceChildren(...nodes);
    });
    return () => {
      for (const back of own) back();
    };
  }, [line, value]);
  return (
    <div className="stack-4 top slim">
      {isLost && (
        <div className="note stack-2">
          <p className="measure">{text.lost}</p>
          <Controls items={[[text.known, () => void acknowledge()]]} />
        </div>
      )}
      <CopiedCode title={text.env} code={line} />
      <Controls items={[[text.forget, onEnd]]} />
      <div className={`${styles.bench} stack-5 top slim`}>
        <section className="stack-2 top slim" aria-labelledby="panggilan">
          <h3 className="strong" id="panggilan">
            {text.calls}
          </h3>
          {calls.length === 0 && <p className="quiet">{text.waiting}</p>}
          <ol>
            {calls.slice(0, most.calls).map(({ method, path, status, ms, request_id }) => (
              <li key={request_id} className="row gap-3 padded-2 rule figures">
                <span className={styles.status} data-failed={status >= 400 || undefined}>
                  {status}
                </span>
                <code className="grow breakable" translate="no">
                  {method} {path}
                </code>
                <span className="quiet">{`${ms} ms`}</span>
              </li>
            ))}
          </ol>
        </section>
        <section className="stack-2 top slim" aria-labelledby="kotak-masuk">
          <h3 className="strong" id="kotak-masuk">
            {text.inbox}
          </h3>
          {messages.length === 0 && <p className="quiet">{text.empty}</p>}
          {messages.map(({ url, headers, body }) => (
            <CodePanel
              key={headers['webhook-id']}
              title={`POST ${new URL(url).pathname}`}
              tokens={[...headerTokens(headers), { text: '\n', kind: 'plain' }, ...jsonTokens(body)]}
              wrap
            />
          ))}
        </section>
      </div>
    </div>
  );
}
