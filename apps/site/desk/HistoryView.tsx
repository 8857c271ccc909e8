import { useCallback, useEffect, useState } from 'react';
import { Changes, ConfirmButton, LinkButton } from './Buttons.tsx';
import { Conflicts } from './Conflicts.tsx';
import { useDesk } from './context.ts';
import {
  callDesk,
  type Path,
  type PublishAnswers,
  type PublishState,
  type PublishStep,
  type RecordConflicts,
  type Side,
} from './contract.ts';
import styles from './Desk.module.css';
import { deskWords } from './desk.words.ts';
import { fillMarks, recordName, translateRefusal } from './desk-texts.ts';
import type { RecordHistory, RecordVersion } from './server/history.ts';
import { type DataObject, diffRecords } from './tree.ts';
import { draftFiles, findDraft, loadRecord, storeDraft, type UnsavedDraft } from './use-record.ts';

const { history: words, publish } = deskWords;
const steps = Object.keys(publish.steps) as PublishStep[];

interface HistoryAnswer {
  changed?: RecordHistory[];
  publication: PublishState;
}

export function HistoryView({ onBack }: { onBack: () => void }) {
  const { index, open, changed: onChanged, fail } = useDesk();
  const { records, history: hasHistory } = index;
  const [{ changed, publication: state }, setHistory] = useState<HistoryAnswer>({ publication: {} });
  const [message, setMessage] = useState('');
  const [note, setNote] = useState('');
  const [discarded, setDiscarded] = useState<{ file: string; typed: UnsavedDraft }>();
  const load = useCallback(() => callDesk<HistoryAnswer>('GET', 'history').then(setHistory, fail), [fail]);
  useEffect(() => void load(), [load]);
  const isRunning = state.step !== undefined && !state.failed && !state.done;
  const isBusy = isRunning || note === words.working;
  useEffect(() => {
    if (!isRunning) return;
    const asking = setInterval(load, 1000);
    return () => {
      clearInterval(asking);
      onChanged();
    };
  }, [isRunning, load, onChanged]);

  const after = async (work: Promise<unknown>, done = '') => {
    setNote(words.working);
    try {
      await work;
      onChanged();
      await load();
      setNote(done);
    } catch (error) {
      setNote('');
      fail(error);
    }
  };
  const undo = async (file: string) => {
    const { version: before, data } = await loadRecord(file);
    await callDesk('POST', 'restore', { file, version: before });
    const { version, data: base } = await loadRecord(file);
    setDiscarded({ file, typed: { version, base, data, origins: undefined } });
  };
  /** Restores the undone text as a draft, unless a newer draft exists. */
  const recall = ({ file, typed }: { file: string; typed: UnsavedDraft }) => {
    if (!findDraft(file)) storeDraft(file, typed);
    open(file);
  };
  const send = (asked: object) => callDesk('POST', 'publish', asked).then(load, fail);
  const commit = () =>
    after(
      callDesk('POST', 'commit', { message }).then(() => setMessage('')),
      words.committed,
    );
  const changeName = (file: string) => recordName(file, records);
  const list = (text: string, files: readonly string[]) =>
    files.length > 0 && <p>{fillMarks(text, { list: files.map(changeName).join(', ') })}</p>;

  return (
    <section className={`${styles.editor} stack-3`} aria-label={words.title}>
      <h1 className="larger">{words.title}</h1>
      <LinkButton onClick={onBack}>{words.back}</LinkButton>
      {!hasHistory && <p>{words['no-checkout']}</p>}
      {hasHistory && changed?.length === 0 && <p>{words.none}</p>}
      {changed?.map((record) => (
        <article key={record.file} className="stack-1 rule-strong">
          <h2 className="small">
            {changeName(record.file)} <span className={styles.changed}>{words[record.state]}</span>
          </h2>
          <p className="caption">{record.file}</p>
          {record.state === 'changed' && <Changes fields={record.fields} />}
          {record.state === 'changed' && (
            <ConfirmButton
              label={words.undo}
              says={words.goes}
              disabled={isBusy}
              act={() => void after(undo(record.file))}
            />
          )}
          {record.state === 'removed' && (
            <LinkButton disabled={isBusy} onClick={() => after(callDesk('POST', 'restore', { file: record.file }))}>
              {words.bring}
            </LinkButton>
          )}
        </article>
      ))}
      {hasHistory && (
        <div className="card stack-2">
          <p>{state.target ? fillMarks(publish.target, { target: state.target }) : publish['no-target']}</p>
          {list(
            publish.drafts,
            records.filter(({ draft }) => draft).map(({ file }) => file),
          )}
          {list(publish.typed, draftFiles())}
          <label className="stack-1 strong">
            {words.message}
            <input value={message} onChange={({ target }) => setMessage(target.value)} />
          </label>
          <div className="row wrap gap-2">
            <button
              type="button"
              className={`${styles.save} touch strong`}
              disabled={isBusy}
              onClick={() => send({ message })}
            >
              {publish.start}
            </button>
            <LinkButton disabled={isBusy || !changed?.length} onClick={commit}>
              {words.commit}
            </LinkButton>
          </div>
        </div>
      )}
      {state.step && <Progress state={state} />}
      <p role="status" className={state.failed ? 'notice' : undefined}>
        {note}
        {state.failed && translateRefusal(state.failed, records)}
        {state.done && publish.done}
      </p>
      {discarded && <LinkButton onClick={() => recall(discarded)}>{deskWords.form.recall}</LinkButton>}
      {state.failed?.at && state.failed.clashes && (
        <Joining
          key={state.failed.at}
          asked={state.failed.clashes}
          onAnswered={(given) =>
            send({ message: message || publish.join, answers: { at: state.failed?.at ?? '', records: given } })
          }
        />
      )}
      <h2 className="heading">{publish.meaning}</h2>
      {publish.about.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}

interface JoiningProps {
  asked: readonly RecordConflicts[];
  onAnswered: (answers: PublishAnswers['records']) => void;
}

/** Conflicts with another writer’s publication; publishes again once all are answered. */
function Joining({ asked, onAnswered }: JoiningProps) {
  const { records } = useDesk().index;
  const [answers, setAnswers] = useState<PublishAnswers['records']>({});
  const openRecord = ({ file, clashes }: RecordConflicts, given = answers) =>
    clashes.filter(({ path }) => !given[file]?.[path.join('.')]);
  return asked.map((one) => {
    const { file } = one;
    const onAnswer = (path: Path, side: Side) => {
      const given = { ...answers, [file]: { ...answers[file], [path.join('.')]: side } };
      setAnswers(given);
      if (asked.every((other) => openRecord(other, given).length === 0)) onAnswered(given);
    };
    const clashes = openRecord(one);
    return (
      clashes.length > 0 && (
        <div key={file} className="stack-2">
          <h2 className="heading">{recordName(file, records)}</h2>
          <Conflicts {...one} {...{ clashes, onAnswer }} />
        </div>
      )
    );
  });
}

function Progress({ state: { step: now = 'check', failed, done } }: { state: PublishState }) {
  const at = steps.indexOf(now);
  const stateLabel = (index: number) => {
    if (done || index < at) return 'done';
    if (index > at) return 'waiting';
    return failed ? 'failed' : 'running';
  };
  return (
    <ol className="stack-1" aria-label={publish.progress}>
      {steps.map((step, index) => (
        <li key={step} className={at === index ? 'strong' : 'quiet'} aria-current={at === index ? 'step' : undefined}>
          {publish.steps[step]}: {publish.states[stateLabel(index)]}
        </li>
      ))}
    </ol>
  );
}

/**
 * Older versions of a record. A chosen one is put into the form like typed text: it can be previewed and discarded
 * before saving.
 */
export function Versions({
  file,
  data,
  onTake,
}: {
  file: string;
  data: DataObject;
  onTake: (data: DataObject) => void;
}) {
  const { fail } = useDesk();
  const [versions, setVersions] = useState<RecordVersion[]>();
  const load = () =>
    callDesk<{ versions: RecordVersion[] }>('GET', `versions?file=${encodeURIComponent(file)}`).then(
      (answer) => setVersions(answer.versions),
      fail,
    );
  return (
    <details
      className={`${styles.fold} rule-strong`}
      onToggle={({ currentTarget }) => currentTarget.open && !versions && void load()}
    >
      <summary className="heading row gap-2 strong">{words.versions}</summary>
      {versions?.length === 0 && <p>{words['no-versions']}</p>}
      {versions?.map(({ commit, at, author, message, fields, data: old }) => (
        <article key={commit} className="stack-1 rule">
          <h2 className="small">{message}</h2>
          <p className="caption">
            {new Date(at).toLocaleString('id-ID', { dateStyle: 'long', timeStyle: 'short' })}, {author}
          </p>
          <Changes fields={fields} />
          {old && (
            <ConfirmButton
              label={words.restore}
              says={words.takes}
              goes={() => diffRecords(data, old)}
              act={() => onTake(old)}
            />
          )}
        </article>
      ))}
    </details>
  );
}
