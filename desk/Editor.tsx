import { useEffect, useMemo, useRef, useState } from 'react';
import { Clashes } from './Clashes.tsx';
import { FormProvider, useDesk } from './context.ts';
import { ask, type Draft, type Path } from './contract.ts';
import styles from './Desk.module.css';
import { deskWords } from './desk.words.ts';
import { Field } from './form/Field.tsx';
import { slotsIn } from './form/marks.ts';
import { type SectionView, sectionOf, sectionsOf } from './form/schema.ts';
import { Changes, Versions } from './HistoryView.tsx';
import { Plain } from './Plain.tsx';
import { fill, recordName } from './say.ts';
import { changesOf, type Table, valueAt, withValue } from './tree.ts';
import { useRecord } from './use-record.ts';

const { form: words, records: recordWords } = deskWords;

interface EditorProps {
  file: string;
  /** The same field may be asked for again. */
  wanted: { path: Path; count: number } | undefined;
  onFocus: (text: unknown) => void;
  /** Nothing once it is saved. */
  onTyped: (draft: Draft | undefined) => void;
  onRemoved: () => void;
}

const foldId = ({ path }: SectionView) => `fold-${path[0] ?? 'root'}`;

/** Opens its folds and puts the caret into it. */
function openField(id: string) {
  const field = document.getElementById(id);
  for (let at = field?.closest('details'); at; at = at.parentElement?.closest('details')) at.open = true;
  field?.scrollIntoView({ block: 'center' });
  field?.focus();
}

export function Editor({ file, wanted, onFocus, onTyped, onRemoved }: EditorProps) {
  const { index, changed } = useDesk();
  const focused = useRef<Path>(undefined);
  const edited = useRecord(file, (saved) => {
    // The page now shows another text there.
    if (focused.current) onFocus(valueAt(saved, focused.current));
  });
  const { record, data, base, version, problems, clashes, isTyped } = edited;
  useEffect(() => {
    onTyped(isTyped ? { file, data } : undefined);
    return () => onTyped(undefined);
  }, [file, data, isTyped, onTyped]);
  // A save that ends when another record is open marks nothing on its page.
  useEffect(
    () => () => {
      focused.current = undefined;
    },
    [],
  );
  const slots = useMemo(() => slotsIn(base), [base]);
  const sections = useMemo(() => (record ? sectionsOf(record.schema) : []), [record]);

  useEffect(() => {
    const section = wanted && sectionOf(sections, wanted.path);
    if (!section) return;
    const fold = document.getElementById(foldId(section));
    if (fold instanceof HTMLDetailsElement) fold.open = true;
    // The fields of a fold are drawn when it opens.
    const drawn = setTimeout(() => openField(wanted.path.join('.')), 60);
    return () => clearTimeout(drawn);
  }, [sections, wanted]);

  const summary = index.records.find((one) => one.file === file);
  const name = summary ? recordName(summary, index.records) : file;
  if (!record) return <div className="grow" aria-busy />;
  const set = (path: Path, value: unknown, order?: readonly number[]) => {
    const put = (now: Table) => {
      const next = withValue(now, path, value);
      // Only the writer knows what another picture shows.
      return (path.at(-1) === 'src' ? withValue(next, [...path.slice(0, -1), 'alt'], undefined) : next) as Table;
    };
    edited.change(put, path, order);
  };
  const focus = (path: Path) => {
    focused.current = path;
    onFocus(valueAt(data, path));
  };
  return (
    <form
      className={`${styles.editor} column grow gap-3`}
      aria-label={name}
      onSubmit={(event) => {
        event.preventDefault();
        void edited.save();
      }}
      noValidate
    >
      <header>
        <h1 className="larger">{name}</h1>
        <p className="caption">{file}</p>
      </header>
      <FormProvider value={{ file, schema: record.schema, slots, problems, set, onFocus: focus }}>
        <div hidden={clashes.length > 0}>
          {sections.map((section) => (
            <SectionFold
              key={foldId(section)}
              section={section}
              value={valueAt(data, section.path)}
              faults={problems.filter(({ path }) => sectionOf(sections, path) === section).length}
              isOnly={sections.length === 1}
            />
          ))}
        </div>
      </FormProvider>
      <Clashes {...{ file, clashes }} schema={record.schema} onAnswer={edited.answer} />
      {index.folders.includes(record.collection) && deskWords.collections[record.collection]?.add && (
        <Removal file={file} version={version} onRemoved={onRemoved} />
      )}
      <Versions
        file={file}
        version={version}
        isTyped={isTyped}
        onRestored={() => {
          void edited.discard();
          changed();
        }}
      />
      <SaveBar {...edited} />
    </form>
  );
}

/** Its fields are drawn when it opens. */
function SectionFold(props: { section: SectionView; value: unknown; faults: number; isOnly: boolean }) {
  const { section, value, faults, isOnly } = props;
  const [open, setOpen] = useState(isOnly);
  return (
    <details
      className={`${styles.fold} rule-strong`}
      id={foldId(section)}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="heading">
        {section.label}
        {faults > 0 && <span className={styles.faults}>{faults}</span>}
      </summary>
      {open && <Field {...section} value={value} isNamed />}
    </details>
  );
}

function Removal({ file, version, onRemoved }: { file: string; version: string; onRemoved: () => void }) {
  const { fail } = useDesk();
  const [asking, setAsking] = useState(false);
  const remove = () => ask('DELETE', 'record', { file, version }).then(onRemoved, fail);
  if (!asking) {
    return <Plain onClick={() => setAsking(true)}>{recordWords.remove}</Plain>;
  }
  return (
    <div className="row wrap gap-2" role="alert">
      <p>{fill(recordWords.sure, { file })}</p>
      <button type="button" className={`${styles.save} ${styles.danger}`} onClick={remove}>
        {recordWords.remove}
      </button>
      <Plain onClick={() => setAsking(false)}>{recordWords.cancel}</Plain>
    </div>
  );
}

function SaveBar(edited: ReturnType<typeof useRecord>) {
  const { state, save, undo, leave, discard, recall, isGone, broken, problems, base, data } = edited;
  const [asking, setAsking] = useState(false);
  const isOpen = state === 'dirty' || state === 'restored';
  const isStale = state === 'stale';
  const isFaulty = problems.length > 0 && !isStale;
  return (
    <div className={`${styles.bar} row wrap gap-2`}>
      <p className={styles.state} role="status">
        {isFaulty ? fill(words.invalid, { count: problems.length }) : words[state]}
      </p>
      {broken && (
        <div className="full" role="alert">
          {fill(words.broken, { list: broken.pages.map(({ address }) => address).join(', ') })}
          <Plain onClick={undo}>{words.undo}</Plain>
        </div>
      )}
      {isStale && <Plain onClick={leave}>{words.leave}</Plain>}
      {isGone && <Plain onClick={recall}>{words.recall}</Plain>}
      {isOpen && asking && (
        <div className="full stack-2" role="alert">
          <p className="strong">{words.goes}</p>
          <Changes fields={changesOf(data, base)} />
          <Plain
            onClick={() => {
              setAsking(false);
              void discard();
            }}
          >
            {words.sure}
          </Plain>
        </div>
      )}
      {isOpen && <Plain onClick={() => setAsking(!asking)}>{asking ? recordWords.cancel : words.discard}</Plain>}
      <button type="button" className={styles.save} onClick={save} disabled={!isOpen}>
        {words.save}
      </button>
    </div>
  );
}
