import { useState } from 'react';
import type { DeskIndex, RecordSummary } from './contract.ts';
import { deskWords } from './desk.words.ts';
import styles from './RecordList.module.css';
import { fill, recordName } from './say.ts';

const { list: words, groups, collections } = deskWords;

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
export function RecordList({ index, file, onOpen, onAdd }: RecordListProps) {
  const [wanted, setWanted] = useState('');
  const fits = (record: RecordSummary) =>
    `${recordName(record, index.records)} ${record.file}`.toLowerCase().includes(wanted.toLowerCase());
  return (
    <nav className={styles.list} aria-label={words.name}>
      <input
        className={styles.filter}
        type="search"
        placeholder={words.filter}
        aria-label={words.filter}
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      {grouped(index.records.filter(fits)).map(({ title, records, names }) => (
        <details key={title} className={styles.group} open={wanted !== '' || records.some((one) => one.file === file)}>
          <summary className={styles.title}>{title}</summary>
          <ul className={styles.records}>
            {records.map((record) => (
              <li key={record.file}>
                <button
                  type="button"
                  className={styles.record}
                  aria-current={record.file === file ? 'true' : undefined}
                  onClick={() => onOpen(record.file)}
                >
                  {recordName(record, index.records)}
                  {record.changed && <span className={styles.changed}>{words.changed}</span>}
                </button>
              </li>
            ))}
            {names.map((name) => {
              const what = collections[name]?.add;
              return what && index.folders.includes(name) ? (
                <li key={name}>
                  <button type="button" className={styles.add} onClick={() => onAdd(name)}>
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
