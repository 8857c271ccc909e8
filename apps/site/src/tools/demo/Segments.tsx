import { useEntry } from '../../shared/ui/form/use-entry.ts';
import styles from './Segments.module.css';

interface SegmentsProps<T extends string | number> {
  name: string;
  legend: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
  disabled?: boolean;
}

export function Segments<T extends string | number>(props: SegmentsProps<T>) {
  const { name, legend, options, value, onChange, disabled } = props;
  const [shown, enter] = useEntry(value, onChange);
  return (
    <fieldset className={styles.segments} disabled={disabled}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={`${styles.segment} relative touch centred boxed`}>
          <input
            type="radio"
            name={name}
            className="cover full"
            checked={option.value === shown}
            onChange={() => enter(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
