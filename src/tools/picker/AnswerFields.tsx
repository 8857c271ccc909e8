import { type KeyboardEvent, type RefObject, startTransition, useDeferredValue, useRef, useState } from 'react';
import { type ChoiceName, pickerChoices } from '../../shared/records/selection-fields.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { classes } from '../../shared/ui/classes.ts';
import { ChoiceSelect, controlClass, Field, NumberField } from '../../shared/ui/form/Field.tsx';
import { InputGroup } from '../../shared/ui/ToolSheet.tsx';
import { useSpoken } from '../../shared/ui/use-spoken.ts';
import { Fold } from '../kit/Fold.tsx';
import { fieldReading } from '../kit/field-reading.ts';
import styles from './AnswerFields.module.css';
import { asksFor, figureText, findMedia, type Medium } from './medium.ts';
import type { PickerData, Picking } from './picking.ts';
import type { PickerText } from './schema.ts';

interface AnswerFieldsProps {
  data: PickerData;
  picking: Picking;
}

/** What decides most stands open; the rest is folded, with its first answers beside the title. */
export function AnswerFields({ data, picking }: AnswerFieldsProps) {
  const { text, media } = data;
  const { tool, tank, choose, answered } = picking;
  const [first, ...others] = text.groups;
  const shown = (names: readonly string[]) =>
    (names as FieldName[]).filter((name) => !(name in asksFor) || asksFor[name as keyof typeof asksFor](tool.values));
  const fields = (names: readonly string[]) => (
    <div className={styles.fields}>
      {shown(names).map((name) => (
        <AnswerField key={name} name={name} data={data} tool={tool} />
      ))}
    </div>
  );
  return (
    <>
      {first && (
        <InputGroup title={first.title}>
          <MediumField
            text={text}
            media={media}
            chosen={tank.content.id ? tank.content : undefined}
            onChoose={choose}
          />
          {fields(first.fields)}
        </InputGroup>
      )}
      <div>
        {others.map(({ title, fields: names }) => (
          <Fold
            key={title}
            title={title}
            amount={names
              .slice(0, 2)
              .map((name) => answered(name))
              .join(', ')}
            open={names.some((name) => name in tool.problems) || undefined}
          >
            {fields(names)}
          </Fold>
        ))}
      </div>
    </>
  );
}

type FieldName = keyof PickerText['fields'];

interface AnswerFieldProps {
  name: FieldName;
  data: Pick<PickerData, 'text' | 'words'>;
  tool: Picking['tool'];
}

/** One question: a list of the browser's own, or a figure. */
function AnswerField({ name, data: { text, words }, tool }: AnswerFieldProps) {
  const field = text.fields[name];
  // The page has ids of its own, `isi` among them.
  const id = `jawab-${name}`;
  if ('options' in field) {
    const options: Readonly<Record<string, string>> = field.options;
    return (
      <ChoiceSelect
        id={id}
        label={field.label}
        value={tool.typed[name]}
        // In the order of the values, which object keys that look like numbers would not keep.
        options={pickerChoices[name as ChoiceName].map((value: string) => ({ value, label: options[value] ?? value }))}
        // Another kind is no longer the medium that was named.
        onChange={(value) => tool.put({ [name]: value, ...(name === 'isi' && { medium: '' }) })}
      />
    );
  }
  return (
    <NumberField
      id={id}
      label={field.label}
      unit={field.unit}
      hint={field.hint}
      value={tool.typed[name]}
      reading={fieldReading(words, tool, name)}
      problem={tool.problems[name]}
      onChange={(value) => tool.set(name, value)}
    />
  );
}

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
function MediumField({ text, media, chosen, onChoose }: MediumFieldProps) {
  const { medium: words } = text;
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

const optionId = (field: string, { id }: Medium) => `${field}-${id}`;

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
function MediumOptions({ id, list, text: { medium: words, fields }, found, current, onChoose }: MediumOptionsProps) {
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
