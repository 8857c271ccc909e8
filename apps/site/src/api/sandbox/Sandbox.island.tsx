import '../../shared/ui/restore-server-markup.ts';
import { idempotencyHeader } from 'api-description/code';
import type { SandboxSpec } from 'api-description/spec';
import type { Seed } from 'api-description/view';
import type { SandboxAnswer } from 'contract/sandbox';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { checkAnswer } from 'sandbox/core/router';
import { formatUnit } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { CodePanel, Tab, Tabs } from '../../shared/ui/code/CodePanel.tsx';
import { controlClass, Field } from '../../shared/ui/form/Field.tsx';
import { useAnnouncedSentence } from '../../shared/ui/use-announced-sentence.ts';
import { Controls, CopiedCode, headerTokens, jsonTokens, WireField } from './bench.tsx';
import {
  bearer,
  codeFor,
  type Draft,
  draftFromFragment,
  draftRequest,
  draftToFragment,
  exampleDraft,
  keepKey,
  mistakes,
  operationIn,
  withMistake,
} from './draft.ts';
import { Live, sandboxBase } from './Live.tsx';
import {
  answerPageRequest,
  createPageSandbox,
  type PageRequest,
  type PageSandbox,
  pageRateLimit,
} from './page-sandbox.ts';
import styles from './Sandbox.module.css';
import type { SandboxText } from './schema.ts';

interface SandboxProps {
  spec: SandboxSpec;
  text: SandboxText;
  /** Alarms, webhooks and deliveries; the tanks themselves are simulated with the first request. */
  seed: Seed;
  /** Exchange shown before the visitor has sent any. */
  first: Exchange;
}

interface Exchange {
  /** Running number, which distinguishes a new response from an identical earlier one. */
  number: number;
  request: PageRequest;
  answer: SandboxAnswer;
  verdict: ReturnType<typeof checkAnswer>;
  /** Whether the server answered, not the simulation in the page. */
  isLive?: boolean;
  /** Duration in ms; undefined for the prepared first exchange. */
  took: number | undefined;
}

/** Delay before the URL follows an edit, ms: browsers limit how often it may change. */
const pause = 400;

async function fetched({ method, path, authorization, idempotencyKey, body }: PageRequest): Promise<SandboxAnswer> {
  const headers = { Authorization: authorization, ...(idempotencyKey && { [idempotencyHeader]: idempotencyKey }) };
  const response = await fetch(sandboxBase + path, { method, headers, ...(body && { body }) });
  const text = await response.text();
  const shown = /^(RateLimit|Retry|Idempotency|WWW|Allow|Location|Content-Type|Sandbox)/i;
  return {
    status: response.status,
    title: response.statusText,
    headers: Object.fromEntries([...response.headers].filter(([name]) => shown.test(name))),
    body: text === '' ? undefined : JSON.parse(text),
  };
}

/**
 * Request form of the API. Simulated tanks in the page answer, and nothing leaves the browser, until the visitor
 * makes a key; then the site’s server answers.
 */
export function Sandbox({ spec, text, seed, first }: SandboxProps) {
  const own = useRef<PageSandbox>(undefined);
  const number = useRef(0);
  const [key, setKey] = useState<string>();
  const [draft, setDraft] = useState(() => exampleDraft(spec, 'getTankData'));
  const [exchange, setExchange] = useState(first);
  const address = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const follow = () => {
      const shared = draftFromFragment(spec, location.hash);
      if (shared) setDraft((now) => keepKey(shared, now));
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [spec]);

  // On a phone the response is below the form: scroll it into view.
  useEffect(() => {
    if (exchange.number > 0) shown.current?.firstElementChild?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [exchange]);

  const change = (next: Draft) => {
    setDraft(next);
    clearTimeout(address.current);
    address.current = setTimeout(() => history.replaceState(history.state, '', draftToFragment(spec, next)), pause);
  };
  const send = async (sent: Draft, times = 1) => {
    const request = draftRequest(spec, sent);
    own.current ??= createPageSandbox(spec, seed);
    for (let turn = 0; turn < times; turn++) {
      const before = performance.now();
      const isLive = key !== undefined && request.authorization === `Bearer ${key}`;
      const answered = await (isLive ? fetched(request) : answerPageRequest(own.current, request));
      const took = performance.now() - before;
      number.current += 1;
      const found = checkAnswer(own.current.world.spec, sent.operation, answered);
      setExchange({ number: number.current, request, answer: answered, verdict: found, isLive, took });
    }
  };
  const use = (value: string | undefined) => {
    setKey(value);
    setDraft((now) => ({ ...now, authorization: value ? `Bearer ${value}` : bearer('write') }));
  };
  const prepared = mistakes.map((name) => [text.mistake[name], () => void send(withMistake(spec, name))] as const);

  return (
    <div className="stack-6 top slim">
      <Live text={text.live} value={key} onChange={use} />
      <div className={`${styles.bench} stack-5 top slim`}>
        <div className="stack-4 top slim" data-needs-script="">
          <RequestForm
            spec={spec}
            text={text}
            draft={draft}
            onChange={change}
            onSend={() => void send(draft)}
            live={key}
          />
          <section className="topped-3 stack-2 rule" aria-labelledby="sandbox-salah">
            <h3 className="strong" id="sandbox-salah">
              {text.mistakes}
            </h3>
            <Controls
              items={[
                ...prepared,
                [
                  text.mistake.limit,
                  () => void send({ ...draft, authorization: bearer('read') }, pageRateLimit.requests + 1),
                ],
              ]}
            />
          </section>
        </div>
        <div className="stack-4 top slim" ref={shown}>
          <AnswerView exchange={exchange} text={text} />
          <div data-needs-script="">
            <CodeView spec={spec} draft={draft} text={text} />
          </div>
        </div>
      </div>
    </div>
  );
}

interface RequestFormProps {
  spec: SandboxSpec;
  text: SandboxText;
  draft: Draft;
  onChange: (draft: Draft) => void;
  onSend: () => void;
  live: string | undefined;
}

function RequestForm({ spec, text, draft, onChange, onSend, live }: RequestFormProps) {
  const { parameters, body } = operationIn(spec, draft.operation);
  const tags = [...new Set(spec.operations.map(({ tag }) => tag))];
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSend();
  };
  return (
    <form className="stack-4 top slim" method="dialog" onSubmit={submit} aria-label={text.request}>
      <Field id="sandbox-operation" label={text.operation}>
        <select
          className={controlClass}
          id="sandbox-operation"
          value={draft.operation}
          onChange={(event) => onChange(keepKey(exampleDraft(spec, event.target.value), draft))}
        >
          {tags.map((tag) => (
            <optgroup key={tag} label={tag}>
              {spec.operations
                .filter((operation) => operation.tag === tag)
                .map(({ id, method, path, summary }) => (
                  <option key={id} value={id}>
                    {`${summary} (${method} ${path})`}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </Field>
      {parameters.length > 0 && (
        <div className="fit gap-3">
          {parameters.map(({ name, required }) => (
            <WireField
              key={name}
              id={`sandbox-${name}`}
              label={name}
              note={required ? text.required : undefined}
              value={draft.values[name] ?? ''}
              onChange={(value) => onChange({ ...draft, values: { ...draft.values, [name]: value } })}
            />
          ))}
        </div>
      )}
      <WireField
        id="sandbox-authorization"
        label={text.authorization}
        hint={text.keyHint}
        value={draft.authorization}
        onChange={(authorization) => onChange({ ...draft, authorization })}
      />
      {!live && (
        <Controls
          items={(['read', 'write'] as const).map((right) => [
            text.key[right],
            () => onChange({ ...draft, authorization: bearer(right) }),
          ])}
        />
      )}
      {body && (
        <WireField
          id="sandbox-isi"
          label={text.body}
          tall
          value={draft.body}
          onChange={(value) => onChange({ ...draft, body: value })}
        />
      )}
      <button className={buttonClass('signal', styles.send)} type="submit">
        {text.send}
      </button>
    </form>
  );
}

/** A response: status, duration, conformance to the API document, body, headers. */
function AnswerView({ exchange, text }: { exchange: Exchange; text: SandboxText }) {
  const { number, request, answer, isLive, took, verdict: found } = exchange;
  useAnnouncedSentence(fillSlots(text.heard, { nomor: String(number), status: `${answer.status} ${answer.title}` }));
  const code = answer.body === undefined ? '' : JSON.stringify(answer.body, null, 2);
  const misfits = found?.errors.map(({ field, message }) => `${field}: ${message}`).join('; ');
  return (
    <div className="stack-2 top slim">
      <div className={`${styles.panel} stack-1 note dark`}>
        <p className="row wrap gap-3">
          <span className={`${styles.status} figures`} data-failed={answer.status >= 400 || undefined}>
            {`${answer.status} ${answer.title}`}
          </span>
          {!isLive && <span>{text.simulated}</span>}
          {took !== undefined && <span>{formatUnit(took, 'ms', 1)}</span>}
        </p>
        <p className="plain breakable">
          <code translate="no">
            {request.method} {request.path}
          </code>
        </p>
        {misfits && <p>{`${text.misfit} ${misfits}`}</p>}
        {misfits === '' && (
          <p>
            <span>{text.fits}</span> <code translate="no">{found?.schema ?? answer.status}</code>
          </p>
        )}
      </div>
      {code ? (
        <CopiedCode title={text.answer} code={code} tokens={jsonTokens(code)} />
      ) : (
        <p className="caption">{text.empty}</p>
      )}
      <CodePanel title={text.headers} tokens={headerTokens(answer.headers)} />
    </div>
  );
}

const languages = { curl: 'curl', typescript: 'TypeScript', python: 'Python' } as const;
type Language = keyof typeof languages;

function CodeView({ spec, draft, text }: { spec: SandboxSpec; draft: Draft; text: SandboxText }) {
  const [language, setLanguage] = useState<Language>('curl');
  const [base, setBase] = useState(spec.server);
  useEffect(() => setBase(location.origin + sandboxBase), []);
  return (
    <Tabs name={text.code}>
      {(Object.keys(languages) as Language[]).map((id) => (
        <Tab
          key={id}
          id={`sandbox-bahasa-${id}`}
          label={languages[id]}
          name="sandbox-bahasa"
          checked={id === language}
          onChange={() => setLanguage(id)}
        />
      ))}
      <div className="firm full above-2">
        <CopiedCode title={`${text.code}, ${languages[language]}`} code={codeFor(spec, draft, base)[language]} />
      </div>
    </Tabs>
  );
}
