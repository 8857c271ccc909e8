import { useCallback, useEffect, useState } from 'react';
import { asAnswer, ask } from './api.ts';
import type { DeskIndex, Path } from './contract.ts';
import styles from './Desk.module.css';
import { deskWords } from './desk.words.ts';
import { Editor } from './Editor.tsx';
import { HistoryView } from './HistoryView.tsx';
import { stayOnReload } from './hot.ts';
import { NewRecord } from './NewRecord.tsx';
import { pageOf } from './pages.ts';
import { shownPattern } from './preview/find-text.ts';
import { Preview } from './preview/Preview.tsx';
import { pickField } from './preview/pick-field.ts';
import { RecordList } from './RecordList.tsx';
import { sayRefusal } from './say.ts';

type View = { record: string } | { add: string } | 'history';

const start = 'pages/home.yaml';
const fromAddress = (): string => decodeURIComponent(location.hash.slice(1)) || start;

stayOnReload();

/** The writer's desk: the records, the fields of one of them, and the page on which it is to be seen. */
export function Desk() {
  const [index, setIndex] = useState<DeskIndex>();
  const [view, setView] = useState<View>({ record: fromAddress() });
  const [file, setFile] = useState(fromAddress);
  const [wanted, setWanted] = useState<{ path: Path; count: number }>();
  const [shown, setShown] = useState<string>();
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
        <p className={styles.brand}>{deskWords.title}</p>
        <RecordList index={index} file={file} onOpen={open} onAdd={(add) => setView({ add })} />
        <button type="button" className={styles.history} onClick={() => setView('history')}>
          {deskWords.history.open}
        </button>
      </div>
      <div className={styles.work}>
        {error && (
          <p className={styles.error} role="alert">
            {error}
          </p>
        )}
        {view === 'history' && (
          <HistoryView hasHistory={index.history} onBack={() => open(file)} onChanged={saved} onError={onError} />
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
      <Preview address={pageOf(file, collection)} shown={shown} saves={saves} onPick={onPick} />
    </main>
  );
}
