import { useEffect, useRef, useState } from 'react';
import { handle, verdict } from '../../lib/sandbox/router.ts';
import type { SandboxSpec } from '../../lib/sandbox/spec.ts';
import { createWorld } from '../../lib/sandbox/world.ts';
import type { SandboxText } from '../../schemas/sandbox.ts';
import { AnswerView, type Exchange } from './AnswerView.tsx';
import { CodeView } from './CodeView.tsx';
import { fromFragment, toFragment } from './fragment.ts';
import { Mistakes } from './Mistakes.tsx';
import { type Draft, draftOf, type Mistake, mistaken, requestOf } from './model.ts';
import { RequestForm } from './RequestForm.tsx';
import styles from './Sandbox.module.css';

interface SandboxProps {
  spec: SandboxSpec;
  text: SandboxText;
  /** The exchange that stands there before anything was sent. */
  first: Exchange;
}

const hurry = 9;

/** Requests to the interface, answered in the page by simulated tanks. Nothing leaves the browser. */
export function Sandbox({ spec, text, first }: SandboxProps) {
  const world = useRef(createWorld());
  const [draft, setDraft] = useState(() => draftOf(spec, 'getTankData'));
  const [exchange, setExchange] = useState(first);
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
    history.replaceState(history.state, '', toFragment(spec, next));
  };

  const send = (sent: Draft, times = 1) => {
    const request = requestOf(spec, sent);
    for (let turn = 0; turn < times; turn++) {
      const before = performance.now();
      const { world: next, answer } = handle(spec, world.current, request, Date.now());
      const took = performance.now() - before;
      world.current = next;
      setExchange({ number: next.count, request, answer, verdict: verdict(spec, sent.operation, answer), took });
    }
  };

  // On a phone the answer stands below the form: whoever sends wants to see it.
  useEffect(() => {
    if (exchange.number > 0) shown.current?.firstElementChild?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [exchange]);

  const err = (mistake: Mistake) => {
    const next = mistaken(spec, mistake);
    change(next);
    send(next);
  };

  return (
    <div className={styles.bench}>
      <div className={styles.side}>
        <RequestForm spec={spec} text={text} draft={draft} onChange={change} onSend={() => send(draft)} />
        <Mistakes text={text} onMistake={err} onHurry={() => send(draft, hurry)} />
      </div>
      <div className={styles.side} ref={shown}>
        <AnswerView exchange={exchange} text={text} />
        <CodeView spec={spec} draft={draft} text={text} />
      </div>
    </div>
  );
}
