import { type SyntheticEvent, useState } from 'react';
import { ask } from './api.ts';
import controls from './Controls.module.css';
import { deskWords } from './desk.words.ts';
import styles from './Editor.module.css';
import { fill } from './say.ts';

const { records: words, collections } = deskWords;

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
export function NewRecord({ collection, onMade, onCancel, onError }: NewRecordProps) {
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
      <h1 className={styles.title}>{fill(words.create, { what })}</h1>
      {needs && <p className={styles.needs}>{needs}</p>}
      <label className={controls.ask}>
        {words.name}
        <input value={title} onChange={({ target }) => setTitle(target.value)} required />
      </label>
      <label className={controls.ask}>
        {words.id}
        <input
          value={id ?? slug(title)}
          onChange={({ target }) => setId(target.value)}
          pattern="[a-z][a-z0-9]*(-[a-z0-9]+)*"
          required
        />
      </label>
      <div className={styles.bar}>
        <button type="button" className={controls.plain} onClick={onCancel}>
          {words.cancel}
        </button>
        <button type="submit" className={controls.save}>
          {words.make}
        </button>
      </div>
    </form>
  );
}
