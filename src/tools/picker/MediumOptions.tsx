import type { RefObject } from 'react';
import styles from './MediumField.module.css';
import { figureText, type Medium } from './medium.ts';
import type { PickerText } from './schema.ts';

export const optionId = (field: string, { id }: Medium) => `${field}-${id}`;

interface MediumOptionsProps {
  /** Id of the field that the list belongs to. */
  id: string;
  list: RefObject<HTMLDivElement | null>;
  text: PickerText;
  found: readonly Medium[];
  current: Medium | undefined;
  onChoose: (medium: Medium) => void;
}

/** What was found, each with its kind and dielectric constant. The field keeps the focus; keys are its own. */
export function MediumOptions({
  id,
  list,
  text: { medium: words, fields },
  found,
  current,
  onChoose,
}: MediumOptionsProps) {
  return (
    <div className={styles.list} id={`${id}-daftar`} ref={list} role="listbox" aria-label={words.label}>
      {found.map((medium) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of a combobox are those of its field
        <div
          key={medium.id}
          id={optionId(id, medium)}
          className={styles.option}
          role="option"
          tabIndex={-1}
          aria-selected={medium === current}
          // Pressing must not take the focus from the field before the choice is made.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(medium)}
        >
          <span>{medium.name}</span>
          <span className="small faint">
            {fields.isi.options[medium.kind]}
            {medium.dielectric && `, ${words.dielectric}\u00a0${figureText(medium.dielectric)}`}
          </span>
        </div>
      ))}
    </div>
  );
}
