import { type KeyboardEvent, startTransition, useRef, useState } from 'react';
import type { Medium } from 'tank-gauging/picker/media';
import { fillSlots } from '../../shared/text/slots.ts';
import { controlClass, Field } from '../../shared/ui/form/Field.tsx';
import { useSpoken } from '../../shared/ui/use-spoken.ts';
import styles from './MediumField.module.css';
import { judging } from './picker.words.ts';
import type { PickerText } from './schema.ts';
import { figureText, findMedia } from './words.ts';

const { medium: words } = judging;
const id = 'cari-medium';

interface MediumFieldProps {
  kinds: PickerText['fields']['isi']['options'];
  content: Medium;
  /** Announced after a choice. */
  verdict: string | false;
  put: (medium: Medium | undefined) => void;
}

/** Combobox by WAI-ARIA; without scripts the list of kinds below is sufficient. */
export function MediumField({ kinds, content, verdict, put }: MediumFieldProps) {
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(0);
  /** True after a choice, so that the verdict is announced even if unchanged. */
  const [isAnswer, setAnswer] = useState(false);
  const chosen = content.id ? content : undefined;
  const name = chosen?.name ?? '';
  const open = typed !== undefined;
  const found = open ? findMedia(typed === name ? '' : typed) : [];
  const current = found[active];
  const matches = open && (found.length > 0 ? fillSlots(words.count, { jumlah: String(found.length) }) : words.none);
  useSpoken(matches || (isAnswer && verdict));

  const choose = (medium: Medium | undefined) => {
    put(medium);
    setAnswer(medium !== undefined);
    setTyped(undefined);
  };
  const type = (value: string) => {
    setTyped(value);
    setAnswer(false);
    setActive(0);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step && !(open && (event.key === 'Escape' || event.key === 'Enter'))) return;
    event.preventDefault();
    if (event.key === 'Enter' && current) return choose(current);
    if (!step) return setTyped(undefined);
    if (!open) return type(name);
    const next = (active + step + found.length) % Math.max(1, found.length);
    setActive(next);
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <div className={`${styles.box} relative`}>
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
          aria-expanded={found.length > 0}
          aria-controls={found.length > 0 ? `${id}-daftar` : undefined}
          aria-autocomplete="list"
          aria-activedescendant={current && `${id}-${current.id}`}
          value={typed ?? name}
          onClick={({ currentTarget }) => {
            if (open) return;
            type(name);
            // Select the text, so that typing replaces it.
            currentTarget.select();
          }}
          onBlur={() => setTyped(undefined)}
          onKeyDown={press}
          onChange={({ target }) => {
            type(target.value);
            if (target.value === '') startTransition(() => put(undefined));
          }}
        />
      </Field>
      {chosen && !open && (
        <button type="button" className={styles.clear} aria-label={words.clear} onClick={() => choose(undefined)}>
          <span aria-hidden="true">×</span>
        </button>
      )}
      {found.length > 0 && (
        <div className={styles.list} id={`${id}-daftar`} ref={list} role="listbox" aria-label={words.label}>
          {found.map((medium) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field of the combobox handles the keys
            <div
              key={medium.id}
              id={`${id}-${medium.id}`}
              className={styles.option}
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
