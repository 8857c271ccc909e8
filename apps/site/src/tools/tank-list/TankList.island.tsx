import { lazy, type ReactNode, useEffect, useState } from 'react';
import type { ListAnswers } from 'tank-gauging/tank-list/list-row';
import { formatAllDigits } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { controlClass, Field, messageClass } from '../../shared/ui/form/Field.tsx';
import { useEntry } from '../../shared/ui/form/use-entry.ts';
import { ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { ToolActions } from '../../shared/ui/ToolSheet.tsx';
import { useAnnouncedSentence } from '../../shared/ui/use-announced-sentence.ts';
import { LazyBoundary } from '../kit/LazyBoundary.tsx';
import type { ToolWords } from '../kit/tool-words.ts';
import type { ListFault } from './list-faults.ts';
import {
  isEmpty,
  keepList,
  type ListSource,
  listInLink,
  maxBytes,
  noList,
  openListFile,
  readKept,
} from './list-source.ts';
import { tankListWords as words } from './tank-list.words.ts';

const ListResult = lazy(async () => ({ default: (await import('./ListResult.tsx')).ListResult }));

/** Longest list in the field; a longer one comes as a file. */
const longest = 200_000;

/** A plant's own list of tanks, pasted or as a file: read, rated, priced, and carried to the form. */
export function TankList({ words: { late } }: { words: Pick<ToolWords, 'late'> }) {
  const [source, setSource] = useState<ListSource>(noList);
  const [fault, setFault] = useState<ListFault>();
  const put = (next: ListSource) => {
    setFault(undefined);
    setSource(next);
    keepList(next);
  };
  useEffect(() => {
    const kept = readKept();
    if (kept) setSource(kept);
    const open = async () => {
      const text = await listInLink(location.hash);
      if (text) setSource({ ...noList, text, origin: 'link' });
    };
    void open();
  }, []);
  const answer = (answers: ListAnswers) => put({ ...source, answers: { ...source.answers, ...answers } });
  return (
    <div className="stack-4">
      <Opening {...{ source, put, fault, setFault }} />
      {!isEmpty(source) && (
        <LazyBoundary words={late} meanwhile={<p className="quiet">{words.opening}</p>}>
          <ListResult source={source} answer={answer} late={late} />
        </LazyBoundary>
      )}
    </div>
  );
}

interface OpeningProps {
  source: ListSource;
  put: (source: ListSource) => void;
  fault: ListFault | undefined;
  setFault: (fault: ListFault | undefined) => void;
}

/** Field and file by which a list comes in; each new list replaces the one before, with its answers. */
function Opening({ source, put, fault, setFault }: OpeningProps) {
  const [typed, enter] = useEntry(source.text, (text) => put({ ...noList, text }));
  const refused = fault && fillSlots(words.files[fault], { batas: `${formatAllDigits(maxBytes / 1e6)} MB` });
  useAnnouncedSentence(refused);
  const open = async (file: File) => {
    const opened = await openListFile(file);
    if ('fault' in opened) setFault(opened.fault);
    else put(opened.source);
  };
  const take = (file: File) => void open(file).catch(() => setFault('workbook'));
  return (
    <>
      <Field id="daftar-tangki-isian" label={words.field}>
        <textarea
          className={`${controlClass} ${messageClass} figures small`}
          id="daftar-tangki-isian"
          rows={6}
          spellCheck={false}
          autoComplete="off"
          maxLength={longest}
          value={typed}
          aria-describedby="daftar-tangki-petunjuk"
          onChange={(event) => enter(event.target.value)}
          onDrop={(event) => {
            const [file] = event.dataTransfer.files;
            if (!file) return;
            event.preventDefault();
            take(file);
          }}
        />
        <p className="caption" id="daftar-tangki-petunjuk">
          {words.hint}
        </p>
      </Field>
      {refused && <p className="notice strong">{refused}</p>}
      <ToolActions>
        <label className={buttonClass('line')}>
          <span>{words.drop}</span>
          <input
            className="visually-hidden"
            id="daftar-tangki-berkas"
            type="file"
            accept=".csv,.txt,.tsv,.xlsx,.xlsm,.xls,.html,text/csv,text/plain"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) take(file);
              // Allows choosing the same file again after it was edited.
              target.value = '';
            }}
          />
        </label>
        <ToolButton label={words.example} onClick={() => put({ ...noList, text: words.sample, origin: 'sample' })} />
        <ToolButton label={words.clear} onClick={() => put(noList)} disabled={isEmpty(source)} />
      </ToolActions>
      <Origin source={source} />
    </>
  );
}

/** Where the list is from, and where it stays. */
function Origin({ source: { origin, file, text } }: { source: ListSource }) {
  const lines: ReactNode[] = [
    origin === 'sample' && words.sampleNote,
    origin === 'link' && words.linked,
    file && fillSlots(words.using, { nama: file.name }),
    file?.macros && words.macros,
    origin === 'own' && (file || text.trim() !== '') && words.kept,
  ].filter(Boolean);
  return lines.length === 0 ? null : <p className="small quiet breakable">{lines.join(' ')}</p>;
}
