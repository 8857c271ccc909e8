import { useEffect, useMemo, useRef, useState } from 'react';
import { ask } from './api.ts';
import type { DeskIndex, Draft, LoadedRecord, Path, RecordFault } from './contract.ts';
import styles from './Desk.module.css';
import { deskWords } from './desk.words.ts';
import { valueAt } from './form/context.ts';
import { slotsIn } from './form/marks.ts';
import { SectionForm } from './form/SectionForm.tsx';
import { withoutEmpty, withoutOldAlt } from './form/without-empty.ts';
import { Versions } from './HistoryView.tsx';
import { fieldLabel, fill, recordName } from './say.ts';
import { fieldId, type SectionView, sectionOf, sectionsOf } from './schema-view.ts';
import { useRecord } from './use-record.ts';

interface EditorProps {
  file: string;
  index: DeskIndex;
  /** Field to open, with a count: the same field may be asked for again. */
  wanted: { path: Path; count: number } | undefined;
  onFocus: (path: Path, text: unknown) => void;
  /** What is typed and not saved; nothing once it is. */
  onTyped: (draft: Draft | undefined) => void;
  onSaved: () => void;
  onRemoved: () => void;
  onPicture: (src: string) => void;
  onError: (error: unknown) => void;
}

/** Brings a field into sight, its folds open, and puts the caret into it. */
function openField(id: string): void {
  const field = document.getElementById(id);
  for (let at = field?.closest('details'); at; at = at.parentElement?.closest('details')) at.open = true;
  field?.scrollIntoView({ block: 'center' });
  field?.focus();
}

/** One record: its sections as folds, and the bar that saves it. */
export function Editor(props: EditorProps) {
  const { file, index, wanted, onFocus, onTyped, onSaved, onRemoved, onPicture, onError } = props;
  const focused = useRef<Path>(undefined);
  const edited = useRecord(file, onError, (saved) => {
    onSaved();
    // The page now shows another text at the place one works on.
    if (focused.current) onFocus(focused.current, valueAt(saved, focused.current));
  });
  const { record, data, problems, isTyped } = edited;
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
  const focus = (path: Path, text: unknown) => {
    focused.current = path;
    onFocus(path, text);
  };
  const slots = useMemo(() => slotsIn(edited.base), [edited.base]);
  const sections = useMemo(() => (record ? sectionsOf(record.schema) : []), [record]);

  useEffect(() => {
    const section = wanted && sectionOf(sections, wanted.path);
    if (!section) return;
    const fold = document.getElementById(`fold-${section.key ?? 'root'}`);
    if (fold instanceof HTMLDetailsElement) fold.open = true;
    // The fields of a fold are drawn when it opens.
    const drawn = setTimeout(() => openField(fieldId(section, wanted.path)), 60);
    return () => clearTimeout(drawn);
  }, [sections, wanted]);

  const summary = index.records.find((one) => one.file === file);
  const name = summary ? recordName(summary, index.records) : file;
  if (!record) return <div className={styles.editor} aria-busy />;
  return (
    <form
      className={styles.editor}
      aria-label={name}
      onSubmit={(event) => {
        event.preventDefault();
        void edited.save();
      }}
    >
      <header>
        <h1 className="larger">{name}</h1>
        <p className="caption">{file}</p>
      </header>
      <div>
        {sections.map((section) => (
          <SectionFold
            key={section.key ?? 'root'}
            section={section}
            file={file}
            slots={slots}
            all={sections}
            data={data}
            problems={problems}
            open={sections.length === 1}
            index={index}
            onFocus={focus}
            onPicture={onPicture}
            onChange={edited.change}
          />
        ))}
      </div>
      {index.folders.includes(record.collection) && deskWords.collections[record.collection]?.add && (
        <RecordActions file={file} version={edited.version} onRemoved={onRemoved} onError={onError} />
      )}
      <Versions
        file={file}
        version={edited.version}
        isTyped={edited.isTyped}
        onRestored={() => {
          void edited.discard();
          onSaved();
        }}
        onError={onError}
      />
      <SaveBar edited={edited} />
    </form>
  );
}

type Data = LoadedRecord['data'];

interface SectionFoldProps {
  file: string;
  slots: readonly string[];
  section: SectionView;
  all: readonly SectionView[];
  data: Data;
  problems: readonly RecordFault[];
  open: boolean;
  index: DeskIndex;
  onFocus: (path: Path, text: unknown) => void;
  onPicture: (src: string) => void;
  onChange: (data: Data) => void;
}

/** The single values at the top of a record, without the tables and lists that are sections of their own. */
const topOf = (data: Data, { schema }: SectionView): Data =>
  Object.fromEntries(Object.entries(data).filter(([key]) => key in (schema.properties ?? {})));

/** A section of a record: its fields are drawn when it is opened. */
function SectionFold(props: SectionFoldProps) {
  const { section, all, data, problems, index, onChange, onFocus, onPicture } = props;
  const [open, setOpen] = useState(props.open);
  const { key } = section;
  const own = problems.filter(({ path }) => sectionOf(all, path) === section);
  const isWhole = key === undefined && all.length === 1;
  const value = key === undefined ? (isWhole ? data : topOf(data, section)) : data[key];

  const put = (typed: unknown) => {
    const next = withoutOldAlt(value, withoutEmpty(typed));
    // A form that was only opened has changed nothing.
    if (JSON.stringify(next) === JSON.stringify(value ?? {})) return;
    if (isWhole) onChange(next as Data);
    else if (key === undefined) {
      const rest = Object.entries(data).filter(([name]) => !(name in (section.schema.properties ?? {})));
      onChange(inOrder(data, { ...Object.fromEntries(rest), ...(next as Data) }));
    } else {
      const { [key]: _old, ...rest } = data;
      onChange(isNothing(next) ? rest : inOrder(data, { ...rest, [key]: next }));
    }
  };
  return (
    <details
      className={`${styles.fold} rule-strong`}
      id={`fold-${key ?? 'root'}`}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="heading">
        {section.label}
        {own.length > 0 && <span className={styles.faults}>{own.length}</span>}
      </summary>
      {open && (
        <SectionForm
          schema={section.schema}
          problems={own}
          context={{
            index,
            file: props.file,
            slots: props.slots,
            base: key === undefined ? [] : [key],
            data: value,
            onPicture,
            onFocus: (path) => onFocus(path, valueAt(data, path)),
          }}
          onChange={put}
        />
      )}
    </details>
  );
}

const isNothing = (value: unknown): boolean => JSON.stringify(value ?? {}) === '{}';

/** Keys stay in the order of the record, new ones follow. */
function inOrder(old: Data, next: Data): Data {
  const keys = [...Object.keys(old).filter((key) => key in next), ...Object.keys(next)];
  return Object.fromEntries(keys.map((key) => [key, next[key]]));
}

interface RecordActionsProps {
  file: string;
  version: string;
  onRemoved: () => void;
  onError: (error: unknown) => void;
}

/** Removes a record, after asking. */
function RecordActions({ file, version, onRemoved, onError }: RecordActionsProps) {
  const [asking, setAsking] = useState(false);
  const remove = () => ask('DELETE', 'record', { file, version }).then(onRemoved, onError);
  if (!asking) {
    return (
      <button type="button" className={styles.plain} onClick={() => setAsking(true)}>
        {deskWords.records.remove}
      </button>
    );
  }
  return (
    <div className="row wrap gap-2" role="alert">
      <p>{fill(deskWords.records.sure, { file })}</p>
      <button type="button" className={styles.danger} onClick={remove}>
        {deskWords.records.remove}
      </button>
      <button type="button" className={styles.plain} onClick={() => setAsking(false)}>
        {deskWords.records.cancel}
      </button>
    </div>
  );
}

type Edited = ReturnType<typeof useRecord>;

function message({ state, problems }: Edited): string {
  if (state === 'stale') return deskWords.form.stale;
  if (problems.length > 0) return fill(deskWords.form.invalid, { count: problems.length });
  return deskWords.form[state];
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '–'));

/** Says how the record stands, and saves it. */
function SaveBar({ edited }: { edited: Edited }) {
  const { state, save, discard, clashes } = edited;
  const isOpen = state === 'dirty' || state === 'restored';
  return (
    <div className={`${styles.bar} row wrap gap-2`}>
      <p className={styles.state} role="status">
        {message(edited)}
      </p>
      {state === 'stale' ? (
        <>
          <dl className={`${styles.changes} stack-1 small`}>
            {clashes.map(({ path, mine, theirs }) => (
              <div key={path.join('.')}>
                <dt className="note">{fieldLabel(path)}</dt>
                <dd>
                  {deskWords.form.theirs}: <del>{asText(theirs)}</del>
                </dd>
                <dd>
                  {deskWords.form.mine}: <ins>{asText(mine)}</ins>
                </dd>
              </div>
            ))}
          </dl>
          <button type="button" className={styles.plain} onClick={save}>
            {deskWords.form.keep}
          </button>
          <button type="button" className={styles.save} onClick={discard}>
            {deskWords.form.reload}
          </button>
        </>
      ) : (
        <>
          {isOpen && (
            <button type="button" className={styles.plain} onClick={discard}>
              {deskWords.form.discard}
            </button>
          )}
          <button type="button" className={styles.save} onClick={save} disabled={!isOpen}>
            {deskWords.form.save}
          </button>
        </>
      )}
    </div>
  );
}
