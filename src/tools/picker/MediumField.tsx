import { type KeyboardEvent, startTransition, useDeferredValue, useRef, useState } from 'react';
import { fillSlots } from '../../shared/text/slots.ts';
import { classes } from '../../shared/ui/classes.ts';
import { controlClass, Field } from '../../shared/ui/form/Field.tsx';
import { useSpoken } from '../../shared/ui/use-spoken.ts';
import { useAlive } from '../kit/use-alive.ts';
import styles from './MediumField.module.css';
import { MediumOptions, optionId } from './MediumOptions.tsx';
import { findMedia } from './media-search.ts';
import type { Medium } from './medium.ts';
import type { PickerText } from './schema.ts';

const id = 'cari-medium';

interface MediumFieldProps {
  text: PickerText;
  media: readonly Medium[];
  /** The medium that is chosen; undefined while only a kind is. */
  chosen: Medium | undefined;
  onChoose: (medium: Medium | undefined) => void;
}

/**
 * Looks for a medium by any of its names: a text field with a list, after the combobox pattern of WAI-ARIA. Where scripts
 * are missing, the browser's own list of kinds under it is enough.
 */
export function MediumField({ text, media, chosen, onChoose }: MediumFieldProps) {
  const { medium: words } = text;
  const alive = useAlive();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(0);
  const open = typed !== undefined;
  const found = open ? findMedia(media, typed === chosen?.name ? '' : typed) : [];
  const listed = useDeferredValue(found);
  const current = found[active];
  const matches = open && (found.length > 0 ? fillSlots(words.count, { jumlah: String(found.length) }) : words.none);
  useSpoken(matches);

  const close = () => setTyped(undefined);
  const type = (value: string) => {
    setTyped(value);
    setActive(0);
  };
  const choose = (medium: Medium | undefined) => {
    onChoose(medium);
    close();
  };
  const walk = (steps: number) => {
    if (!open) return type(chosen?.name ?? '');
    const next = (active + steps + found.length) % Math.max(1, found.length);
    setActive(next);
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent) => {
    const { key } = event;
    const handled = key === 'ArrowDown' || key === 'ArrowUp' || (open && (key === 'Escape' || key === 'Enter'));
    if (!handled) return;
    event.preventDefault();
    if (key === 'Escape') close();
    else if (key === 'Enter') current ? choose(current) : close();
    else walk(key === 'ArrowDown' ? 1 : -1);
  };

  return (
    <div className={styles.box}>
      <Field id={id} label={words.label}>
        <input
          className={controlClass}
          id={id}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          disabled={!alive}
          placeholder={words.hint}
          aria-expanded={found.length > 0}
          aria-controls={found.length > 0 ? `${id}-daftar` : undefined}
          aria-autocomplete="list"
          aria-activedescendant={current && optionId(id, current)}
          value={typed ?? chosen?.name ?? ''}
          onClick={() => open || type(chosen?.name ?? '')}
          onBlur={close}
          onKeyDown={press}
          onChange={(event) => {
            type(event.target.value);
            if (event.target.value === '') startTransition(() => onChoose(undefined));
          }}
        />
      </Field>
      {chosen && !open && (
        <button type="button" className={styles.clear} aria-label={words.clear} onClick={() => choose(undefined)}>
          <span aria-hidden="true">×</span>
        </button>
      )}
      {found.length > 0 && (
        <MediumOptions id={id} list={list} text={text} found={listed} current={current} onChoose={choose} />
      )}
      <p className={classes('caption', styles.status)}>{matches}</p>
    </div>
  );
}
