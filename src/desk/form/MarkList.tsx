import { deskWords } from '../desk.words.ts';
import styles from './Fields.module.css';
import type { MarkChoice } from './marks.ts';

interface MarkListProps {
  id: string;
  choices: readonly MarkChoice[];
  chosen: number;
  onPut: (mark: string) => void;
}

/** Marks that fit what is being typed; arrows and Enter work from the field itself. */
export function MarkList({ id, choices, chosen, onPut }: MarkListProps) {
  return (
    <div className={styles.marks} id={`${id}__marks`} role="listbox" aria-label={deskWords.form.suggestions}>
      {choices.map(({ mark, gives }, at) => (
        <div
          key={mark}
          className={styles.mark}
          id={`${id}__mark-${at}`}
          role="option"
          tabIndex={-1}
          aria-selected={at === chosen}
          // Before the field loses the focus, and with it this list.
          onPointerDown={(event) => {
            event.preventDefault();
            onPut(mark);
          }}
        >
          <code>{mark}</code> {gives}
        </div>
      ))}
    </div>
  );
}
