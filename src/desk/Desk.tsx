import { type SyntheticEvent, useCallback, useEffect, useState } from 'react';
import '../shared/styles/grid.css';
import { asAnswer, ask } from './api.ts';
import type { DeskIndex, Draft, LoadedRecord, Path, RecordSummary } from './contract.ts';
import styles from './Desk.module.css';
import { deskWords } from './desk.words.ts';
import { Editor } from './Editor.tsx';
import { HistoryView } from './HistoryView.tsx';
import { pagesOf } from './pages-of.ts';
import { pickField, shownPattern } from './preview/find-text.ts';
import { Preview } from './preview/Preview.tsx';
import { fill, recordName, sayRefusal } from './say.ts';

type View = { record: string } | { add: string } | 'history';

const start = 'pages/home.yaml';
const fromAddress = (): string => decodeURIComponent(location.hash.slice(1)) || start;

/**
 * Astro tells every page to reload when a record has changed. That is right for the page in the frame; the desk would
 * lose its place and its open folds.
 */
// Vite reloads a page only when the path it names is that of the page.
import.meta.hot?.on('vite:beforeFullReload', (payload) => {
  payload.path = '/none.html';
});

/** The writer's desk: the records, the fields of one of them, and the page on which it is to be seen. */
export function Desk() {
  const [index, setIndex] = useState<DeskIndex>();
  const [view, setView] = useState<View>({ record: fromAddress() });
  const [file, setFile] = useState(fromAddress);
  const [wanted, setWanted] = useState<{ path: Path; count: number }>();
  const [shown, setShown] = useState<string>();
  const [draft, setDraft] = useState<Draft>();
  const [saves, setSaves] = useState(0);
  const [error, setError] = useState('');

  const onError = useCallback((thrown: unknown) => setError(sayRefusal(asAnswer(thrown))), []);
  const refresh = useCallback(() => ask<DeskIndex>('GET', 'index').then(setIndex, onError), [onError]);
  useEffect(() => void refresh(), [refresh]);

  const open = useCallback((next: string, path?: Path) => {
    history.replaceState(null, '', `#${next}`);
    setError('');
    setFile(next);
    setView({ record: next });
    setWanted(path && { path, count: Date.now() });
  }, []);

  if (!index) return <main className={styles.desk} id="isi" aria-busy={error === ''} data-error={error} />;
  const saved = () => {
    setSaves((count) => count + 1);
    void refresh();
  };
  const onPick = async (texts: Iterable<string>): Promise<boolean> => {
    const found = await pickField(texts, file, index.vocabulary);
    if (found) open(found.file, found.path);
    return found !== undefined;
  };
  const onFocus = (_path: Path, text: unknown) =>
    setShown(typeof text === 'string' ? shownPattern(text, index.vocabulary)?.source : undefined);
  const collection = index.records.find((record) => record.file === file)?.collection ?? '';

  return (
    <main className={styles.desk} id="isi">
      <div className={styles.side}>
        <p className="heading strong">{deskWords.title}</p>
        <RecordList index={index} file={file} onOpen={open} onAdd={(add) => setView({ add })} />
        <button type="button" className={styles.plain} onClick={() => setView('history')}>
          {deskWords.history.open}
        </button>
      </div>
      <div className={styles.work}>
        {error && (
          <p className="notice" role="alert">
            {error}
          </p>
        )}
        {index.longTitles.length > 0 && <LongTitles index={index} onOpen={open} onDone={saved} onError={onError} />}
        {view === 'history' && (
          <HistoryView
            records={index.records}
            hasHistory={index.history}
            onBack={() => open(file)}
            onChanged={saved}
            onError={onError}
          />
        )}
        {typeof view === 'object' && 'add' in view && (
          <NewRecord
            collection={view.add}
            onMade={(made) => {
              open(made);
              void refresh();
            }}
            onCancel={() => open(file)}
            onError={onError}
          />
        )}
        {typeof view === 'object' && 'record' in view && (
          <Editor
            key={view.record}
            file={view.record}
            index={index}
            wanted={wanted}
            onFocus={onFocus}
            onTyped={setDraft}
            onSaved={saved}
            onRemoved={() => {
              open(start);
              void refresh();
            }}
            onPicture={(src) => setIndex({ ...index, pictures: [...index.pictures, src].sort() })}
            onError={onError}
          />
        )}
      </div>
      <Preview
        address={pagesOf(file, collection)[0] ?? '/'}
        shown={shown}
        draft={draft}
        saves={saves}
        onPick={onPick}
      />
    </main>
  );
}

const { list: words, groups, collections, records: recordWords } = deskWords;

interface RecordListProps {
  index: DeskIndex;
  file: string | undefined;
  onOpen: (file: string) => void;
  onAdd: (collection: string) => void;
}

/** The records of a group in the order of its collections; what no group names stands at the end. */
function grouped(records: readonly RecordSummary[]): { title: string; records: RecordSummary[]; names: string[] }[] {
  const named = groups.map(({ title, collections: names }) => ({
    title,
    names,
    records: names.flatMap((name) => records.filter(({ collection }) => collection === name)),
  }));
  const known = new Set(groups.flatMap(({ collections: names }) => names));
  return [
    ...named,
    { title: words.rest, names: [], records: records.filter(({ collection }) => !known.has(collection)) },
  ];
}

/** Every record, found by name, with what differs from the last commit. */
function RecordList({ index, file, onOpen, onAdd }: RecordListProps) {
  const [wanted, setWanted] = useState('');
  const fits = (record: RecordSummary) =>
    `${recordName(record, index.records)} ${record.file}`.toLowerCase().includes(wanted.toLowerCase());
  return (
    <nav className="stack-1 top" aria-label={words.name}>
      <input
        className={styles.field}
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
          <summary>{title}</summary>
          <ul>
            {records.map((record) => (
              <li key={record.file}>
                <button
                  type="button"
                  className={styles.record}
                  aria-current={record.file === file ? 'true' : undefined}
                  onClick={() => onOpen(record.file)}
                >
                  {recordName(record, index.records)}
                  {record.draft && <span className={`${styles.changed} block`}>{words.draft}</span>}
                  {record.changed && <span className={`${styles.changed} block`}>{words.changed}</span>}
                </button>
              </li>
            ))}
            {names.map((name) => {
              const what = collections[name]?.add;
              return what && index.folders.includes(name) ? (
                <li key={name}>
                  <button type="button" className={`${styles.record} ${styles.changed}`} onClick={() => onAdd(name)}>
                    {fill(words.add, { what })}
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

interface LongTitlesProps {
  index: DeskIndex;
  onOpen: (file: string, path?: Path) => void;
  onDone: () => void;
  onError: (error: unknown) => void;
}

/** Titles that a longer brand name has made too long, each with a form that fits. */
function LongTitles({ index, onOpen, onDone, onError }: LongTitlesProps) {
  const take = async (file: string, title: string) => {
    const { version, data } = await ask<LoadedRecord>('GET', `record?file=${encodeURIComponent(file)}`);
    const seo = { ...(data['seo'] as object), title };
    await ask('PUT', 'record', { file, version, data: { ...data, seo } });
    onOpen(file, ['seo', 'title']);
    onDone();
  };
  return (
    <details className={`${styles.fold} card`}>
      <summary>{fill(deskWords.titles.long, { count: index.longTitles.length })}</summary>
      <ul className="stack-2 small">
        {index.longTitles.map(({ file, title, count, shorter }) => (
          <li key={file}>
            <button type="button" className={styles.record} onClick={() => onOpen(file, ['seo', 'title'])}>
              {fill(deskWords.titles.letters, {
                title: title.replaceAll(/\{(\w+)\}/g, (_, name) => index.vocabulary.names[name] ?? name),
                count,
              })}
            </button>
            {shorter && (
              <button type="button" className={styles.plain} onClick={() => take(file, shorter).catch(onError)}>
                {fill(deskWords.titles.take, { shorter })}
              </button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface NewRecordProps {
  collection: string;
  onMade: (file: string) => void;
  onCancel: () => void;
  onError: (error: unknown) => void;
}

const slug = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Asks for the name of a new record, and says what else it needs. */
function NewRecord({ collection, onMade, onCancel, onError }: NewRecordProps) {
  const [title, setTitle] = useState('');
  const [id, setId] = useState<string>();
  const { add: what = '', needs } = collections[collection] ?? {};
  const make = (event: SyntheticEvent) => {
    event.preventDefault();
    ask<{ file: string }>('POST', 'record', { collection, id: id ?? slug(title), title }).then(
      ({ file }) => onMade(file),
      onError,
    );
  };
  return (
    <form className={styles.editor} onSubmit={make}>
      <h1 className="larger">{fill(recordWords.create, { what })}</h1>
      {needs && <p className="card">{needs}</p>}
      <label className="stack-1 strong">
        {recordWords.name}
        <input className={styles.field} value={title} onChange={({ target }) => setTitle(target.value)} required />
      </label>
      <label className="stack-1 strong">
        {recordWords.id}
        <input
          className={styles.field}
          value={id ?? slug(title)}
          onChange={({ target }) => setId(target.value)}
          pattern="[a-z][a-z0-9]*(-[a-z0-9]+)*"
          required
        />
      </label>
      <div className={`${styles.bar} row wrap gap-2`}>
        <button type="button" className={styles.plain} onClick={onCancel}>
          {recordWords.cancel}
        </button>
        <button type="submit" className={styles.save}>
          {recordWords.make}
        </button>
      </div>
    </form>
  );
}
