import { useState } from 'react';
import type { DeskIndex, LoadedRecord, Path, RecordFault } from './contract.ts';
import styles from './Editor.module.css';
import { valueAt } from './form/context.ts';
import { SectionForm } from './form/SectionForm.tsx';
import { withoutEmpty } from './form/without-empty.ts';
import { type SectionView, sectionOf } from './schema-view.ts';

type Data = LoadedRecord['data'];

interface SectionFoldProps {
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
export function SectionFold(props: SectionFoldProps) {
  const { section, all, data, problems, index, onChange, onFocus, onPicture } = props;
  const [open, setOpen] = useState(props.open);
  const { key } = section;
  const own = problems.filter(({ path }) => sectionOf(all, path) === section);
  const isWhole = key === undefined && all.length === 1;
  const value = key === undefined ? (isWhole ? data : topOf(data, section)) : data[key];

  const put = (typed: unknown) => {
    const next = withoutEmpty(typed);
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
      className={styles.section}
      id={`fold-${key ?? 'root'}`}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.name}>
        {section.label}
        {own.length > 0 && <span className={styles.faults}>{own.length}</span>}
      </summary>
      {open && (
        <SectionForm
          schema={section.schema}
          problems={own}
          context={{
            index,
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
