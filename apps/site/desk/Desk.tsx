import { type SyntheticEvent, useCallback, useEffect, useState } from 'react';
import '../src/shared/styles/grid.css';
import { LinkButton } from './Buttons.tsx';
import { DeskProvider, useDesk } from './context.ts';
import {
  callDesk,
  type DeskIndex,
  type Draft,
  type Path,
  type RecordSummary,
  type RefusalAnswer,
  toRefusalAnswer,
} from './contract.ts';
import styles from './Desk.module.css';
import { deskWords } from './desk.words.ts';
import { fillMarks, pagesShowing, recordName, slug, translateRefusal } from './desk-texts.ts';
import { Editor } from './Editor.tsx';
import { addressList } from './form/Control.tsx';
import { HistoryView } from './HistoryView.tsx';
import { pickField, visiblePattern } from './preview/find-text.ts';
import { Preview } from './preview/Preview.tsx';
import { listLeaves } from './tree.ts';

const start = 'pages/home.yaml';
const fromAddress = () => decodeURIComponent(location.hash.slice(1)) || start;

/**
 * Astro makes every page reload when a record changes; the desk would lose its scroll position and open folds. Vite
 * reloads a page only when the given path is the page’s own.
 */
import.meta.hot?.on('vite:beforeFullReload', (payload) => {
  payload.path = '/none.html';
});
// Text and claim modules update too: re-rendered, the form would close its folds and reload its record.
import.meta.hot?.on('vite:beforeUpdate', ({ updates }) => void updates.splice(0));

export function Desk() {
  const [index, setIndex] = useState<DeskIndex>();
  const [file, setFile] = useState(fromAddress);
  /** Shown instead of the record’s form: a form for a new record, or the history. */
  const [aside, setAside] = useState<{ add: string } | 'history'>();
  const [wanted, setWanted] = useState<{ path: Path; count: number }>();
  const [shown, setShown] = useState<unknown>();
  const [draft, setDraft] = useState<Draft>();
  const [saves, setSaves] = useState(0);
  const [error, setError] = useState<RefusalAnswer>();

  const fail = useCallback((thrown: unknown) => setError(toRefusalAnswer(thrown)), []);
  const refresh = useCallback(() => callDesk<DeskIndex>('GET', 'index').then(setIndex, fail), [fail]);
  useEffect(() => {
    void refresh();
    // Another window may have changed records.
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [refresh]);
  const changed = useCallback(() => {
    setError(undefined);
    setSaves((count) => count + 1);
    void refresh();
  }, [refresh]);
  const open = useCallback((next: string, path?: Path) => {
    history.replaceState(null, '', `#${next}`);
    setError(undefined);
    setFile(next);
    setAside(undefined);
    setWanted(path && { path, count: Date.now() });
  }, []);

  if (!index)
    return (
      <main className={styles.desk} id="isi" aria-busy={!error}>
        {error && translateRefusal(error)}
      </main>
    );
  const onPick = (texts: Iterable<string>) => {
    const found = pickField(texts, file, index);
    if (found) open(found.file, found.path);
    return found !== undefined;
  };
  const openNew = (made: string) => {
    open(made);
    void refresh();
  };
  const addPicture = (src: string) => setIndex({ ...index, pictures: [...index.pictures, src].sort() });
  const collection = index.records.find((record) => record.file === file)?.collection ?? '';

  return (
    <DeskProvider value={{ index, open, changed, fail, addPicture }}>
      <main className={styles.desk} id="isi">
        <div className={`${styles.side} column gap-3 breakable`}>
          <p className="heading strong">{deskWords.title}</p>
          <LinkButton onClick={() => setAside('history')}>{deskWords.history.open}</LinkButton>
          <RecordList file={file} onAdd={(add) => setAside({ add })} />
        </div>
        <div className={`${styles.work} column`}>
          {error && (
            <div className="notice row spread" role="alert">
              <p>{translateRefusal(error, index.records)}</p>
              <LinkButton onClick={() => setError(undefined)}>{deskWords.form.close}</LinkButton>
            </div>
          )}
          {aside === 'history' && <HistoryView onBack={() => open(file)} />}
          {typeof aside === 'object' && (
            <NewRecord collection={aside.add} onMade={openNew} onCancel={() => open(file)} />
          )}
          <datalist id={addressList}>
            {index.addresses.map(({ to, title }) => (
              <option key={to} value={to}>
                {title}
              </option>
            ))}
          </datalist>
          {!aside && (
            <Editor
              key={file}
              file={file}
              wanted={wanted}
              onTyped={setDraft}
              onShown={setShown}
              onRemoved={() => openNew(start)}
            />
          )}
        </div>
        <Preview
          address={pagesShowing(file, collection)[0] ?? '/'}
          shown={typeof shown === 'string' ? visiblePattern(shown, index.vocabulary)?.source : undefined}
          draft={draft}
          saves={saves}
          onPick={onPick}
        />
      </main>
    </DeskProvider>
  );
}

const { list: words, groups, collections, records: recordWords } = deskWords;

/** Records by group; collections in no group come last. */
function grouped(records: readonly RecordSummary[]) {
  const known = new Set(groups.flatMap((group) => group.collections));
  const rest = new Set(records.map((record) => record.collection).filter((name) => !known.has(name)));
  return [...groups, { title: words.rest, collections: [...rest] }].map(({ title, collections: names }) => {
    return { title, names, records: names.flatMap((name) => records.filter((one) => one.collection === name)) };
  });
}

function RecordList({ file, onAdd }: { file: string; onAdd: (collection: string) => void }) {
  const { index, open } = useDesk();
  const [wanted, setWanted] = useState('');
  const isFound = (text: unknown) => String(text).toLowerCase().includes(wanted.toLowerCase());
  const fits = ({ file: own, data }: RecordSummary) =>
    [recordName(own, index.records), own].some(isFound) || listLeaves(data).some(({ value }) => isFound(value));
  return (
    <nav className="stack-1 top" aria-label={words.name}>
      <input
        type="search"
        placeholder={words.filter}
        aria-label={words.filter}
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      {grouped(index.records.filter(fits)).map(({ title, records, names }) => (
        <details
          key={title}
          className={`${styles.fold} rule`}
          open={wanted !== '' || records.some((one) => one.file === file)}
        >
          <summary className="row gap-2 strong">{title}</summary>
          <ul>
            {records.map((record) => (
              <li key={record.file}>
                <button
                  type="button"
                  className={`${styles.record} full touch start`}
                  aria-current={record.file === file ? 'true' : undefined}
                  onClick={() => open(record.file)}
                >
                  {recordName(record.file, index.records)}
                  {record.draft && <span className={`${styles.changed} block`}>{words.draft}</span>}
                  {record.changed && <span className={`${styles.changed} block`}>{words.changed}</span>}
                </button>
              </li>
            ))}
            {names.map((name) => {
              const what = collections[name]?.add;
              return what && index.folders.includes(name) ? (
                <li key={name}>
                  <button
                    type="button"
                    className={`${styles.record} ${styles.changed} full touch start`}
                    onClick={() => onAdd(name)}
                  >
                    {fillMarks(words.add, { what })}
                  </button>
                </li>
              ) : null;
            })}
          </ul>
        </details>
      ))}
    </nav>
  );
}

function NewRecord(props: { collection: string; onMade: (file: string) => void; onCancel: () => void }) {
  const { collection, onMade, onCancel } = props;
  const { index, fail } = useDesk();
  const siblings = index.records.filter((record) => record.collection === collection);
  const [like, setLike] = useState(siblings[0]?.file ?? '');
  const [title, setTitle] = useState('');
  const [id, setId] = useState<string>();
  const [isMaking, setIsMaking] = useState(false);
  const { add: what = '', needs } = collections[collection] ?? {};
  const make = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsMaking(true);
    callDesk<{ file: string }>('POST', 'record', { collection, id: id ?? slug(title), title, like })
      .then(({ file }) => onMade(file), fail)
      .finally(() => setIsMaking(false));
  };
  return (
    <form className={`${styles.editor} column grow gap-3`} onSubmit={make} noValidate>
      <h1 className="larger">{fillMarks(recordWords.create, { what })}</h1>
      {needs && <p className="card">{needs}</p>}
      <label className="stack-1 strong">
        {recordWords.like}
        <select value={like} onChange={({ target }) => setLike(target.value)}>
          {siblings.map((record) => (
            <option key={record.file} value={record.file}>
              {recordName(record.file, index.records)}
            </option>
          ))}
        </select>
      </label>
      <label className="stack-1 strong">
        {recordWords.name}
        <input value={title} onChange={({ target }) => setTitle(target.value)} />
      </label>
      <label className="stack-1 strong">
        {recordWords.id}
        <input value={id ?? slug(title)} onChange={({ target }) => setId(target.value)} />
      </label>
      <div className={`${styles.bar} rule-strong row wrap gap-2`}>
        <LinkButton onClick={onCancel}>{recordWords.cancel}</LinkButton>
        <button type="submit" className={`${styles.save} touch strong`} disabled={isMaking}>
          {isMaking ? deskWords.history.working : recordWords.make}
        </button>
      </div>
    </form>
  );
}
