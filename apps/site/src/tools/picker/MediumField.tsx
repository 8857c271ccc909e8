import { type KeyboardEvent, startTransition, useRef, useState } from 'react';
import type { Medium } from 'tank-gauging/picker/media';
import type { PickerTank } from 'tank-gauging/picker/tank';
import { fillSlots } from '../../shared/text/slots.ts';
import { controlClass, Field } from '../../shared/ui/form/Field.tsx';
import { useAnnouncedSentence } from '../../shared/ui/use-announced-sentence.ts';
import type { TankFields } from '../kit/schema.ts';
import styles from './MediumField.module.css';
import { judging } from './picker.words.ts';
import { figureText, findMedia } from './words.ts';

const { medium: words } = judging;
const id = 'cari-medium';

interface MediumFieldProps {
  kinds: TankFields['t-isi']['options'];
  tank: Pick<PickerTank, 'content' | 'asing'>;
  /** Announced after a choice. */
  verdict: string | false;
  /** Takes a medium, or a name that is not certain. */
  put: (medium: Medium | string | undefined) => void;
}

/** Combobox by WAI-ARIA; without scripts the list of kinds below is sufficient. */
export function MediumField({ kinds, tank: { content, asing }, verdict, put }: MediumFieldProps) {
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string>();
  const [marked, setMarked] = useState<number>();
  /** True after a choice, so that the verdict is announced even if unchanged. */
  const [isAnswer, setAnswer] = useState(false);
  const chosen = content.id ? content : undefined;
  const name = chosen || asing ? content.name : '';
  const open = typed !== undefined;
  const { certain, near: found } = findMedia(open && typed !== name ? typed : '');
  const shown = open ? found : [];
  // Without an arrow key only a certain name is chosen.
  const current = marked === undefined ? certain : shown[marked];
  const matches = open && (shown.length > 0 ? fillSlots(words.count, { jumlah: String(shown.length) }) : words.none);
  useAnnouncedSentence(matches || (isAnswer && verdict));

  const choose = (medium: Medium | string | undefined) => {
    put(medium);
    setAnswer(medium !== undefined);
    setTyped(undefined);
  };
  /** Takes what was typed: the medium if its name is certain, else the name, which is then asked about. */
  const accept = () => (typed?.trim() && typed !== name ? choose(current ?? typed) : setTyped(undefined));
  const type = (value: string) => {
    setTyped(value);
    setAnswer(false);
    setMarked(undefined);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step && !(open && (event.key === 'Escape' || event.key === 'Enter'))) return;
    event.preventDefault();
    if (event.key === 'Enter') return marked === undefined ? accept() : choose(current);
    if (!step) return setTyped(undefined);
    if (!open) return type(name);
    const last = shown.length - 1;
    const next =
      marked === undefined ? (step > 0 ? 0 : last) : (marked + step + shown.length) % Math.max(1, shown.length);
    setMarked(next);
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <div className="relative" data-needs-script="">
      <Field id={id} label={words.label}>
        <input
          className={controlClass}
          id={id}
          type="text"
          dir="auto"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          placeholder={words.hint}
          aria-expanded={shown.length > 0}
          aria-controls={shown.length > 0 ? `${id}-daftar` : undefined}
          aria-autocomplete="list"
          aria-activedescendant={current && `${id}-${current.id}`}
          value={typed ?? name}
          onClick={({ currentTarget }) => {
            if (open) return;
            type(name);
            // Select the text, so that typing replaces it.
            currentTarget.select();
          }}
          onBlur={accept}
          onKeyDown={press}
          onChange={({ target }) => {
            type(target.value);
            if (target.value === '') startTransition(() => put(undefined));
          }}
        />
      </Field>
      {name && !open && (
        <button type="button" className={styles.clear} aria-label={words.clear} onClick={() => choose(undefined)}>
          <span aria-hidden="true">×</span>
        </button>
      )}
      {shown.length > 0 && (
        <div className={`${styles.list} sheet`} id={`${id}-daftar`} ref={list} role="listbox" aria-label={words.label}>
          {shown.map((medium) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field of the combobox handles the keys
            <div
              key={medium.id}
              id={`${id}-${medium.id}`}
              className={`${styles.option} touch`}
              role="option"
              tabIndex={-1}
              aria-selected={medium === current}
              // Keeps the focus in the field when an option is pressed.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(medium)}
            >
              <span>{medium.name}</span>
              <span className="small faint">
                {medium.dielectric
                  ? `${kinds[medium.kind]}, ${words.dielectric}\u00a0${figureText(medium.dielectric)}`
                  : kinds[medium.kind]}
              </span>
            </div>
          ))}
        </div>
      )}
      <p className={`${styles.status} caption`}>{matches}</p>
    </div>
  );
}
