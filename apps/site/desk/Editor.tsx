import { useEffect, useMemo, useState } from 'react';
import { ConfirmButton, LinkButton } from './Buttons.tsx';
import { Conflicts } from './Conflicts.tsx';
import { FormProvider, useDesk } from './context.ts';
import { callDesk, type Draft, type Path } from './contract.ts';
import styles from './Desk.module.css';
import { deskWords } from './desk.words.ts';
import { fieldLabel, fillMarks, recordName } from './desk-texts.ts';
import { Field } from './form/Field.tsx';
import { slotsIn } from './form/marks.ts';
import { findSection, listSections, type SectionView } from './form/schema.ts';
import { Versions } from './HistoryView.tsx';
import { type DataObject, diffRecords, sharedPaths, valueAt, withValue } from './tree.ts';
import { useRecord } from './use-record.ts';

const { form: words, records: recordWords } = deskWords;

interface EditorProps {
  file: string;
  /** Field to focus; `count` differs when the same field is requested again. */
  wanted: { path: Path; count: number } | undefined;
  /** Gets the unsaved draft, undefined once it is saved. */
  onTyped: (draft: Draft | undefined) => void;
  /** Gets the value of the focused field. */
  onShown: (text: unknown) => void;
  onRemoved: () => void;
}

const foldId = ({ path }: SectionView) => `fold-${path[0] ?? 'root'}`;

/** How long a picked field is waited for, ms. */
const patience = 5000;

/** Opens the folds around a field and focuses it. @returns whether it is there */
function openField(id: string): boolean {
  const field = document.getElementById(id);
  for (let at = field?.closest('details'); at; at = at.parentElement?.closest('details')) at.open = true;
  field?.scrollIntoView({ block: 'center' });
  field?.focus();
  return field !== null;
}

export function Editor({ file, wanted, onTyped, onShown, onRemoved }: EditorProps) {
  const { index, fail } = useDesk();
  const [focused, setFocused] = useState<Path>();
  const edited = useRecord(file);
  const { record, data, base, version, problems, clashes, isTyped } = edited;
  useEffect(() => {
    onTyped(isTyped ? { file, data } : undefined);
    return () => onTyped(undefined);
  }, [file, data, isTyped, onTyped]);
  useEffect(() => onShown(focused && valueAt(data, focused)), [data, focused, onShown]);
  const slots = useMemo(() => slotsIn(base), [base]);
  const sections = useMemo(() => (record ? listSections(record.schema) : []), [record]);

  useEffect(() => {
    const section = wanted && findSection(sections, wanted.path);
    if (!section) return;
    openField(foldId(section));
    // Fields of a fold are rendered only once it is open, after how long depends on the machine.
    const until = performance.now() + patience;
    let frame = requestAnimationFrame(function look(now) {
      if (!openField(wanted.path.join('.')) && now < until) frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [sections, wanted]);

  if (!record) return <div className="grow" aria-busy />;
  const name = recordName(file, index.records);
  const isNew = index.records.find((one) => one.file === file)?.changed === 'new';
  const set = (path: Path, value: unknown, order?: readonly number[]) => {
    const put = (now: DataObject) => {
      const next = withValue(now, path, value);
      // Clears the alternative text: only a writer can describe the new picture.
      return (path.at(-1) === 'src' ? withValue(next, [...path.slice(0, -1), 'alt'], undefined) : next) as DataObject;
    };
    edited.change(put, path, order);
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
      {(data['draft'] === true || isNew) && <Twins {...{ file, data }} />}
      <FormProvider value={{ file, schema: record.schema, slots, problems, set, onFocus: setFocused }}>
        <div hidden={clashes.length > 0}>
          {sections.map((section) => (
            <SectionFold
              key={foldId(section)}
              section={section}
              value={valueAt(data, section.path)}
              faults={problems.filter(({ path }) => findSection(sections, path) === section).length}
              isOnly={sections.length === 1}
            />
          ))}
        </div>
      </FormProvider>
      <Conflicts {...{ file, clashes }} schema={record.schema} onAnswer={edited.answer} />
      {index.folders.includes(record.collection) && deskWords.collections[record.collection]?.add && (
        <ConfirmButton
          label={recordWords.remove}
          says={fillMarks(isNew ? recordWords.gone : recordWords.sure, { file })}
          act={() => callDesk('DELETE', 'record', { file, version }).then(onRemoved, fail)}
        />
      )}
      <Versions key={version} {...{ file, data }} onTake={edited.take} />
      <SaveBar {...edited} />
    </form>
  );
}

/** A section in a fold; its fields are rendered only once it is open. */
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
      <summary className="heading row gap-2 strong">
        {section.label}
        {faults > 0 && <span className={styles.faults}>{faults}</span>}
      </summary>
      {open && <Field {...section} value={value} isNamed />}
    </details>
  );
}

/**
 * Lists the texts that a new record still shares with its most similar sibling: likely the record that it was copied
 * from.
 */
function Twins({ file, data }: { file: string; data: DataObject }) {
  const { index, open } = useDesk();
  const folder = file.replace(/[^/]*$/, '');
  const siblings = index.records.filter((other) => other.file !== file && other.file.startsWith(folder));
  const [like] = siblings
    .map((other) => ({ file: other.file, paths: sharedPaths(data, other.data) }))
    .toSorted((a, b) => b.paths.length - a.paths.length);
  if (!like?.paths.length) return null;
  return (
    <details className={`${styles.fold} card`}>
      <summary className="row gap-2 strong">
        {fillMarks(words.twins, { count: like.paths.length, name: recordName(like.file, index.records) })}
      </summary>
      <ul className="small">
        {like.paths.map((path) => (
          <li key={path.join('.')}>
            <button type="button" className={`${styles.record} full touch start`} onClick={() => open(file, path)}>
              {fieldLabel(path)}: {String(valueAt(data, path))}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function SaveBar(edited: ReturnType<typeof useRecord>) {
  const { state, save, undo, leave, discard, recall, isDiscarded, broken, problems, base, data } = edited;
  const isOpen = state === 'dirty' || state === 'restored';
  const isStale = state === 'stale';
  const isFaulty = problems.length > 0 && !isStale;
  return (
    <div className={`${styles.bar} rule-strong row wrap gap-2`}>
      <p className={styles.state} role="status">
        {isFaulty ? fillMarks(words.invalid, { count: problems.length }) : words[state]}
      </p>
      {broken && (
        <div className="full" role="alert">
          {fillMarks(words.broken, { list: broken.pages.map(({ address }) => address).join(', ') })}
          <LinkButton onClick={undo}>{words.undo}</LinkButton>
        </div>
      )}
      {isStale && <LinkButton onClick={leave}>{words.leave}</LinkButton>}
      {isDiscarded && <LinkButton onClick={recall}>{words.recall}</LinkButton>}
      {isOpen && (
        <ConfirmButton label={words.discard} sure={words.sure} goes={() => diffRecords(data, base)} act={discard} />
      )}
      <button type="button" className={`${styles.save} touch strong`} onClick={save} disabled={!isOpen}>
        {words.save}
      </button>
    </div>
  );
}
