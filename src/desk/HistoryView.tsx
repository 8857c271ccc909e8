import { type SyntheticEvent, useCallback, useEffect, useState } from 'react';
import { ask } from './api.ts';
import controls from './Controls.module.css';
import type { LoadedRecord, RecordHistory } from './contract.ts';
import { deskWords } from './desk.words.ts';
import styles from './HistoryView.module.css';
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
    <section className={styles.history} aria-label={words.title}>
      <h1 className={styles.title}>{words.title}</h1>
      <button type="button" className={controls.plain} onClick={onBack}>
        {words.back}
      </button>
      <p role="status">{note}</p>
      {!hasHistory && <p>{words['no-checkout']}</p>}
      {hasHistory && records?.length === 0 && <p>{words.none}</p>}
      {records?.map((record) => (
        <article key={record.file} className={styles.record}>
          <h2 className={styles.file}>
            {record.file} <span className={styles.state}>{words[record.state]}</span>
          </h2>
          {record.state === 'changed' && <Changes record={record} />}
          {record.state !== 'new' && (
            <button type="button" className={controls.plain} onClick={() => after(undo(record))}>
              {words.undo}
            </button>
          )}
        </article>
      ))}
      {records && records.length > 0 && (
        <form className={styles.commit} onSubmit={commit}>
          <label className={controls.ask}>
            {words.message}
            <input value={message} onChange={({ target }) => setMessage(target.value)} minLength={3} required />
          </label>
          <button type="submit" className={controls.save}>
            {words.commit}
          </button>
        </form>
      )}
    </section>
  );
}

function Changes({ record }: { record: RecordHistory }) {
  return (
    <dl className={styles.fields}>
      {record.fields.map(({ path, parts }) => (
        <div key={path.join('.')}>
          <dt className={styles.field}>
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
