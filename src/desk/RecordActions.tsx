import { useState } from 'react';
import { ask } from './api.ts';
import controls from './Controls.module.css';
import { deskWords } from './desk.words.ts';
import styles from './Editor.module.css';
import { fill } from './say.ts';

const { records: words } = deskWords;

interface RecordActionsProps {
  file: string;
  version: string;
  onRemoved: () => void;
  onError: (error: unknown) => void;
}

/** Removes a record, after asking. */
export function RecordActions({ file, version, onRemoved, onError }: RecordActionsProps) {
  const [asking, setAsking] = useState(false);
  const remove = () => ask('DELETE', 'record', { file, version }).then(onRemoved, onError);
  if (!asking) {
    return (
      <button type="button" className={controls.plain} onClick={() => setAsking(true)}>
        {words.remove}
      </button>
    );
  }
  return (
    <div className={styles.sure} role="alert">
      <p>{fill(words.sure, { file })}</p>
      <button type="button" className={controls.danger} onClick={remove}>
        {words.remove}
      </button>
      <button type="button" className={controls.plain} onClick={() => setAsking(false)}>
        {words.cancel}
      </button>
    </div>
  );
}
