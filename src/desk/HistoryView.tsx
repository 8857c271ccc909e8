import { type SyntheticEvent, useCallback, useEffect, useState } from 'react';
import { ask } from './api.ts';
import type { LoadedRecord, RecordHistory } from './contract.ts';
import styles from './Desk.module.css';
import { deskWords } from './desk.words.ts';
import { fieldLabel } from './say.ts';

const { history: words } = deskWords;

interface HistoryViewProps {
  hasHistory: boolean;
  onBack: () => void;
  onChanged: () => void;
  onError: (error: unknown) => void;
}

const tags = { same: 'span', added: 'ins', removed: 'del' } as const;

/** What changed since the last commit, word by word; puts a record back, or commits all. */
export function HistoryView({ hasHistory, onBack, onChanged, onError }: HistoryViewProps) {
  const [records, setRecords] = useState<RecordHistory[]>();
  const [message, setMessage] = useState('');
  const [note, setNote] = useState('');
  const load = useCallback(
    () => ask<{ records: RecordHistory[] }>('GET', 'history').then((answer) => setRecords(answer.records), onError),
    [onError],
  );
  useEffect(() => void load(), [load]);

  const after = (work: Promise<unknown>, done = '') =>
    work.then(() => {
      setNote(done);
      onChanged();
      return load();
    }, onError);
  const undo = async ({ file, state }: RecordHistory) => {
    const { version } =
      state === 'removed' ? {} : await ask<LoadedRecord>('GET', `record?file=${encodeURIComponent(file)}`);
    await ask('POST', 'undo', { file, ...(version && { version }) });
  };
  const commit = (event: SyntheticEvent) => {
    event.preventDefault();
    void after(ask('POST', 'commit', { message }), words.committed).then(() => setMessage(''));
  };

  return (
    <section className={`${styles.history} stack-3 top`} aria-label={words.title}>
      <h1 className="larger">{words.title}</h1>
      <button type="button" className={styles.plain} onClick={onBack}>
        {words.back}
      </button>
      <p role="status">{note}</p>
      {!hasHistory && <p>{words['no-checkout']}</p>}
      {hasHistory && records?.length === 0 && <p>{words.none}</p>}
      {records?.map((record) => (
        <article key={record.file} className="stack-1 rule-strong">
          <h2 className="small">
            {record.file} <span className={styles.changed}>{words[record.state]}</span>
          </h2>
          {record.state === 'changed' && <Changes record={record} />}
          {record.state !== 'new' && (
            <button type="button" className={styles.plain} onClick={() => after(undo(record))}>
              {words.undo}
            </button>
          )}
        </article>
      ))}
      {records && records.length > 0 && (
        <form className="stack-1" onSubmit={commit}>
          <label className="stack-1 strong">
            {words.message}
            <input
              className={styles.field}
              value={message}
              onChange={({ target }) => setMessage(target.value)}
              minLength={3}
              required
            />
          </label>
          <button type="submit" className={styles.save}>
            {words.commit}
          </button>
        </form>
      )}
    </section>
  );
}

function Changes({ record }: { record: RecordHistory }) {
  return (
    <dl className={`${styles.changes} stack-2`}>
      {record.fields.map(({ path, parts }) => (
        <div key={path.join('.')}>
          <dt className="note">
            {fieldLabel(path)} <code>{path.join('.')}</code>
          </dt>
          <dd>
            {parts.map(({ value, is }, at) => {
              const Tag = tags[is];
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
              return <Tag key={at}>{value}</Tag>;
            })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
