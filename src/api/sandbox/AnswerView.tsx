import { formatNumber } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { CodePanel, copyClass } from '../../shared/ui/code/CodePanel.tsx';
import { useCopy } from '../../shared/ui/use-copy.ts';
import { useSpoken } from '../../shared/ui/use-spoken.ts';
import { interfaceWords } from '../../shared/words/interface.words.ts';
import { headerTokens, jsonTokens } from './json-tokens.ts';
import styles from './Sandbox.module.css';
import type { SandboxText } from './schema.ts';
import type { SandboxAnswer, SandboxRequest } from './server/exchange.ts';
import type { verdict } from './server/router.ts';

export interface Exchange {
  /** Number of the exchange: tells a new answer from a repeated one. */
  number: number;
  request: SandboxRequest;
  answer: SandboxAnswer;
  verdict: ReturnType<typeof verdict>;
  /** Milliseconds; undefined for the answer that stands there at first. */
  took: number | undefined;
}

/** An answer: status, time, what the document says of it, headers, body. */
export function AnswerView({ exchange, text }: { exchange: Exchange; text: SandboxText }) {
  const { request, answer, took } = exchange;
  useSpoken(fillSlots(text.heard, { nomor: String(exchange.number), status: `${answer.status} ${answer.title}` }));
  const code = answer.body === undefined ? '' : JSON.stringify(answer.body, null, 2);
  const copy = <CopyButton text={code} title={text.answer} />;
  return (
    <div className="stack-2 top slim">
      <div className={`${styles.status} stack-1 quiet dark`}>
        <p className={`${styles.line} row wrap`}>
          <span className={`${styles.code} label plain`} data-failed={answer.status >= 400 ? '' : undefined}>
            {answer.status} {answer.title}
          </span>
          <span>{text.simulated}</span>
          {took !== undefined && (
            <span>
              {formatNumber(took, 1)}
              {'\u00a0'}ms {text.took}
            </span>
          )}
        </p>
        <p className="plain breakable">
          <code translate="no">
            {request.method} {request.path}
          </code>
        </p>
        <Verdict verdict={exchange.verdict} text={text} />
      </div>
      {code ? (
        <CodePanel title={text.answer} tokens={jsonTokens(code)} action={copy} />
      ) : (
        <p className={`${styles.hint} quiet`}>{text.empty}</p>
      )}
      <CodePanel title={text.headers} tokens={headerTokens(answer.headers)} />
    </div>
  );
}

/** What the API document says of an answer. */
function Verdict({ verdict: found, text }: { verdict: Exchange['verdict']; text: SandboxText }) {
  if (!found) return null;
  if (found.errors.length === 0) {
    return (
      <p>
        {text.fits} <code translate="no">{found.schema ?? '204'}</code>
      </p>
    );
  }
  return (
    <p>
      {text.misfit} {found.errors.map(({ field, message }) => `${field}: ${message}`).join('; ')}
    </p>
  );
}

/** Copies a code, whose title is a part of the name: several such buttons stand on the page. */
export function CopyButton({ text, title }: { text: string; title: string }) {
  const { shown = interfaceWords.copy.label, copy } = useCopy(() => text);
  return (
    <button type="button" className={copyClass} aria-label={`${shown}: ${title}`} onClick={copy}>
      {shown}
    </button>
  );
}
