import { useEffect, useState } from 'react';
import { fillSlots } from '../../shared/text/slots.ts';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { CodePanel } from '../../shared/ui/code/CodePanel.tsx';
import { useSpoken } from '../../shared/ui/use-spoken.ts';
import { CopiedCode, headerTokens, jsonTokens } from './bench.tsx';
import styles from './Sandbox.module.css';
import type { SandboxText } from './schema.ts';

/** A call of the visitor's own, and a delivery, as the stream tells of them. */
interface Call {
  number: number;
  method: string;
  path: string;
  status: number;
  ms: number;
}
interface Message {
  url: string;
  headers: Record<string, string>;
  body: string;
}

const most = { calls: 12, messages: 5 };

export const sandboxBase = '/sandbox';

/** Milliseconds until a stream that broke off is opened again. */
const pause = 3000;

async function post(path: string, part: RequestInit) {
  const response = await fetch(sandboxBase + path, { method: 'POST', ...part }).catch(() => undefined);
  // A static host answers with a page, whatever its status.
  return { status: response?.status, answer: await response?.json().catch(() => undefined) };
}

interface LiveProps {
  text: SandboxText['live'];
  /** The visitor's key; undefined before one was made. */
  value: string | undefined;
  onMade: (value: string) => void;
}

/**
 * The sandbox of the site's own server: a key, made when the visitor asks for it and not before, and what then comes of
 * it. A host without our server keeps the sandbox in the page, and this says so.
 */
export function Live({ text, value, onMade }: LiveProps) {
  const [failure, setFailure] = useState('');
  useSpoken(failure);
  const make = async () => {
    const { status, answer } = await post('/v1/keys', { body: JSON.stringify({ scope: 'write' }) });
    if (typeof answer?.key === 'string') onMade(answer.key);
    else setFailure(status === 429 ? answer.detail : text.unavailable);
  };
  if (value) return <Feed text={text} value={value} />;
  return (
    <div className="stack-3 top slim" data-needs-script="">
      <p className="quiet measure">{text.lead}</p>
      <p>
        <button className={buttonClass('line')} type="button" onClick={() => void make()}>
          {text.make}
        </button>
      </p>
      {failure && <p className="strong measure">{failure}</p>}
    </div>
  );
}

/** Calls with this key and the deliveries in its inbox, as they come. */
function Feed({ text, value }: { text: SandboxText['live']; value: string }) {
  const [calls, setCalls] = useState<readonly Call[]>([]);
  const [messages, setMessages] = useState<readonly Message[]>([]);
  useEffect(() => {
    let source: EventSource | undefined;
    let [isGone, last] = [false, ''];
    const parsed = (event: Event) => {
      const { data, lastEventId } = event as MessageEvent<string>;
      last = lastEventId;
      return JSON.parse(data);
    };
    // A ticket opens one stream; what breaks off goes on under another.
    const open = async () => {
      if (isGone) return;
      const { status, answer } = await post('/v1/stream/tickets', { headers: { Authorization: `Bearer ${value}` } });
      if (isGone || status === 401) return;
      const query = `topics=calls,webhooks&ticket=${answer?.ticket}&last_event_id=${last}`;
      source = new EventSource(`${sandboxBase}/v1/stream?${query}`);
      source.addEventListener('call', (event) =>
        setCalls((all) => [{ ...parsed(event), number: (all[0]?.number ?? 0) + 1 }, ...all].slice(0, most.calls)),
      );
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
      isGone = true;
      source?.close();
    };
  }, [value]);
  const [last] = calls;
  useSpoken(
    last ? fillSlots(text.heard, { panggilan: `${last.method} ${last.path}`, status: String(last.status) }) : '',
  );
  const first = `export TANK_API=${location.origin}${sandboxBase} API_KEY=${value}`;
  return (
    <div className="stack-4 top slim">
      <CopiedCode title={text.env} code={first} />
      <div className={`${styles.bench} stack-5 top slim`}>
        <section className="stack-2 top slim" aria-labelledby="panggilan">
          <h3 className="strong" id="panggilan">
            {text.calls}
          </h3>
          {calls.length === 0 && <p className="quiet">{text.waiting}</p>}
          <ol className={styles.calls}>
            {calls.map(({ number, method, path, status, ms }) => (
              <li key={number} className="row gap-3 rule figures">
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
