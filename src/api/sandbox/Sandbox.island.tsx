import '../../shared/ui/keep-standing.ts';
import { useEffect, useRef, useState } from 'react';
import { CodePanel, Tab, Tabs } from '../../shared/ui/code/CodePanel.tsx';
import type { Seed } from '../terminal/seed.ts';
import { AnswerView, CopyButton, type Exchange } from './AnswerView.tsx';
import {
  codeFor,
  type Draft,
  draftOf,
  fromFragment,
  type Mistake,
  mistaken,
  mistakes,
  requestOf,
  toFragment,
} from './draft.ts';
import { RequestForm } from './RequestForm.tsx';
import styles from './Sandbox.module.css';
import type { SandboxText } from './schema.ts';
import { limit } from './server/exchange.ts';
import { handle, verdict } from './server/router.ts';
import type { SandboxSpec } from './server/spec.ts';
import { createSandbox, type SandboxState } from './server/state.ts';

interface SandboxProps {
  spec: SandboxSpec;
  text: SandboxText;
  /** What is there besides the tanks; the tanks themselves are made when the first request is sent. */
  seed: Seed;
  /** The exchange that stands there before anything was sent. */
  first: Exchange;
}

/** More requests than the limit takes. */
const tooMany = limit.requests + 1;
/** Milliseconds without a change after which the address follows. */
const pause = 400;

/** Requests to the interface, answered in the page by simulated tanks. Nothing leaves the browser. */
export function Sandbox({ spec, text, seed, first }: SandboxProps) {
  const state = useRef<SandboxState>(undefined);
  const [draft, setDraft] = useState(() => draftOf(spec, 'getTankData'));
  const [exchange, setExchange] = useState(first);
  const address = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const follow = () => {
      const shared = fromFragment(spec, location.hash);
      if (shared) setDraft(shared);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [spec]);

  const change = (next: Draft) => {
    setDraft(next);
    clearTimeout(address.current);
    // Once the visitor pauses: browsers refuse addresses that change with every letter.
    address.current = setTimeout(() => history.replaceState(history.state, '', toFragment(spec, next)), pause);
  };

  const send = (sent: Draft, times = 1) => {
    const request = requestOf(spec, sent);
    for (let turn = 0; turn < times; turn++) {
      const before = performance.now();
      const { state: next, answer } = handle(spec, state.current ?? createSandbox(seed), request, Date.now());
      const took = performance.now() - before;
      state.current = next;
      setExchange({ number: next.count, request, answer, verdict: verdict(spec, sent.operation, answer), took });
    }
  };

  // On a phone the answer stands below the form: bring it into view.
  useEffect(() => {
    if (exchange.number > 0) shown.current?.firstElementChild?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [exchange]);

  const sendMistake = (mistake: Mistake) => {
    const next = mistaken(spec, mistake);
    change(next);
    send(next);
  };

  return (
    <div className={`${styles.bench} stack-5 top slim`}>
      <div className="stack-4 top slim" data-needs-script="">
        <RequestForm spec={spec} text={text} draft={draft} onChange={change} onSend={() => send(draft)} />
        <Mistakes text={text} onMistake={sendMistake} onLimit={() => send(draft, tooMany)} />
      </div>
      <div className="stack-4 top slim" ref={shown}>
        <AnswerView exchange={exchange} text={text} />
        <div data-needs-script="">
          <CodeView spec={spec} draft={draft} text={text} />
        </div>
      </div>
    </div>
  );
}

interface MistakesProps {
  text: SandboxText;
  onMistake: (mistake: Mistake) => void;
  /** Sends more often than the limit allows. */
  onLimit: () => void;
}

/** Prepared mistakes, since a client is written for these too. */
function Mistakes({ text, onMistake, onLimit }: MistakesProps) {
  return (
    <fieldset className={`${styles.mistakes} ${styles.buttons} row wrap`}>
      <legend className={`${styles.legend} strong`}>{text.mistakes}</legend>
      {mistakes.map((mistake) => (
        <button
          key={mistake}
          type="button"
          className={`${styles.button} strong boxed`}
          onClick={() => onMistake(mistake)}
        >
          {text.mistake[mistake]}
        </button>
      ))}
      <button type="button" className={`${styles.button} strong boxed`} onClick={onLimit}>
        {text.mistake.limit}
      </button>
    </fieldset>
  );
}

const languages = { curl: 'curl', typescript: 'TypeScript', python: 'Python' } as const;
type LanguageId = keyof typeof languages;
const ids = Object.keys(languages) as LanguageId[];

/** The request as code, in the language of the visitor's choice. */
function CodeView({ spec, draft, text }: { spec: SandboxSpec; draft: Draft; text: SandboxText }) {
  const [language, setLanguage] = useState<LanguageId>('curl');
  const code = codeFor(spec, draft)[language];
  const title = `${text.code}, ${languages[language]}`;
  return (
    <Tabs name={text.code}>
      {ids.map((id) => (
        <Tab
          key={id}
          id={`sandbox-bahasa-${id}`}
          label={languages[id]}
          name="sandbox-bahasa"
          checked={id === language}
          onChange={() => setLanguage(id)}
        />
      ))}
      <div>
        <CodePanel
          title={title}
          tokens={[{ text: code, kind: 'plain' }]}
          action={<CopyButton text={code} title={title} />}
        />
      </div>
    </Tabs>
  );
}
