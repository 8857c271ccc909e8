import { type ComponentProps, memo, useState } from 'react';
import { joinClasses } from '../classes.ts';
import { useAnnouncedSentence } from '../use-announced-sentence.ts';
import styles from './Field.module.css';
import { controlClass, Field, legendClass } from './Field.tsx';
import { useEntry } from './use-entry.ts';

interface TypedFieldProps {
  id: string;
  label: string;
  /** Unit, shown after the label, e.g. `m` or `Rp/bulan`. */
  unit?: string | undefined;
  /** Where to find the figure, or a usual value. */
  hint?: string | undefined;
  value: string;
  onChange: (text: string) => void;
  /** How an ambiguous number was read. */
  reading?: string | undefined;
  /** Error message. */
  problem?: string | undefined;
}

type Native = Pick<ComponentProps<'input'>, 'inputMode' | 'dir' | 'spellCheck'>;

// The fields are memoized: a form has up to sixty, of which a keystroke changes one.

/** Field for a number in Indonesian format. */
export const NumberField = memo((props: TypedFieldProps) => (
  <TypedField {...props} look={styles.number} native={{ inputMode: 'decimal' }} />
));

/** Field for a name or an identifier of the visitor's own. */
export const TextField = memo((props: TypedFieldProps) => (
  <TypedField {...props} native={{ dir: 'auto', spellCheck: false }} />
));

function TypedField(props: TypedFieldProps & { look?: string | undefined; native: Native }) {
  const { id, label, unit, hint, value, onChange, reading, problem, look, native } = props;
  const [shown, enter] = useEntry(value, onChange);
  const [typing, setTyping] = useState(false);
  useAnnouncedSentence(problem ?? reading);
  // While the visitor types, the message is announced once, through the live region together with the result; a changed
  // description would be read at once as well.
  const isDescribed = (problem ?? reading) && !typing;
  const described = [hint && `${id}-petunjuk`, isDescribed && `${id}-salah`].filter(Boolean).join(' ');
  return (
    <Field id={id} label={label} optional={unit && `(${unit})`}>
      <input
        className={joinClasses(controlClass, look)}
        id={id}
        name={id}
        type="text"
        autoComplete="off"
        {...native}
        value={shown}
        aria-invalid={problem ? true : undefined}
        aria-describedby={described || undefined}
        onChange={(event) => {
          setTyping(true);
          enter(event.target.value);
        }}
        onBlur={() => setTyping(false)}
      />
      {hint && (
        <p className="caption" id={`${id}-petunjuk`}>
          {hint}
        </p>
      )}
      <p className={joinClasses(styles.said, problem ? styles.problem : 'caption')} id={`${id}-salah`}>
        {problem ?? reading}
      </p>
    </Field>
  );
}

interface ChoiceProps<T extends string> {
  options: readonly { value: T; label: string; note?: string | undefined }[];
  value: T;
  onChange: (value: T) => void;
}

interface ChoiceFieldProps<T extends string> extends ChoiceProps<T> {
  /** Unique within the page. */
  name: string;
  legend: string;
}

/** Radio buttons styled as the positions of a switch. */
export function ChoiceField<T extends string>({ name, legend, options, value, onChange }: ChoiceFieldProps<T>) {
  const [shown, enter] = useEntry(value, onChange);
  return (
    <fieldset className="slim">
      <legend className={legendClass}>{legend}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={`${styles.option} rule touch row gap-2`}>
            <input
              className={`${styles.radio} firm`}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === shown}
              onChange={() => enter(option.value)}
            />
            <span>
              <span>{option.label}</span>
              {option.note && <span className="small quiet block">{option.note}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface ChoiceSelectProps<T extends string> extends ChoiceProps<T> {
  id: string;
  label: string;
  /** What the choice concerns, below it. */
  hint?: string | undefined;
}

/** The browser's own list, for more options than radio buttons would have room for. */
export const ChoiceSelect = memo(NativeSelect) as typeof NativeSelect;

function NativeSelect<T extends string>({ id, label, hint, options, value, onChange }: ChoiceSelectProps<T>) {
  const [shown, enter] = useEntry(value, onChange);
  return (
    <Field id={id} label={label}>
      <select
        className={controlClass}
        id={id}
        name={id}
        value={shown}
        aria-describedby={hint && `${id}-petunjuk`}
        onChange={(event) => enter(event.target.value as T)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {hint && (
        <p className="caption" id={`${id}-petunjuk`}>
          {hint}
        </p>
      )}
    </Field>
  );
}
