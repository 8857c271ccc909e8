import { useEffect, useMemo, useRef } from 'react';
import type { DeskIndex, Path } from './contract.ts';
import { deskWords } from './desk.words.ts';
import styles from './Editor.module.css';
import { valueAt } from './form/context.ts';
import { RecordActions } from './RecordActions.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SectionFold } from './SectionFold.tsx';
import { recordName } from './say.ts';
import { fieldId, sectionOf, sectionsOf } from './schema-view.ts';
import { useRecord } from './use-record.ts';

interface EditorProps {
  file: string;
  index: DeskIndex;
  /** Field to open, with a count: the same field may be asked for again. */
  wanted: { path: Path; count: number } | undefined;
  onFocus: (path: Path, text: unknown) => void;
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
export function Editor({ file, index, wanted, onFocus, onSaved, onRemoved, onPicture, onError }: EditorProps) {
  const focused = useRef<Path>(undefined);
  const edited = useRecord(file, onError, (saved) => {
    onSaved();
    // The page now shows another text at the place one works on.
    if (focused.current) onFocus(focused.current, valueAt(saved, focused.current));
  });
  const { record, data, problems } = edited;
  const focus = (path: Path, text: unknown) => {
    focused.current = path;
    onFocus(path, text);
  };
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
        <h1 className={styles.title}>{name}</h1>
        <p className={styles.file}>{file}</p>
      </header>
      <div>
        {sections.map((section) => (
          <SectionFold
            key={section.key ?? 'root'}
            section={section}
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
      <SaveBar edited={edited} />
    </form>
  );
}
