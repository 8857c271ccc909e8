import { Select } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { classes } from '../lib/classes.ts';
import { controlClass, Field } from './Field.tsx';
import { Icon } from './Icon.tsx';
import styles from './SelectField.module.css';

interface SelectFieldProps {
  name: string;
  label: string;
  optional: string;
  placeholder: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

const never = () => () => undefined;

/** A choice: the browser's own list until the page is alive, the product's list afterwards. */
export function SelectField(props: SelectFieldProps) {
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const { name, label, optional } = props;
  return (
    <Field id={name} label={label} optional={optional}>
      {alive ? <RadixSelect {...props} /> : <NativeSelect {...props} />}
    </Field>
  );
}

function NativeSelect({ name, placeholder, options, value, onChange }: SelectFieldProps) {
  return (
    <select
      className={classes(controlClass, styles.native)}
      id={name}
      name={name}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{placeholder}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

function RadixSelect({ name, placeholder, options, value, onChange }: SelectFieldProps) {
  return (
    <Select.Root name={name} value={value} onValueChange={onChange}>
      <Select.Trigger className={classes(controlClass, styles.trigger)} id={name}>
        <Select.Value placeholder={placeholder} />
        <Select.Icon asChild>
          <span>
            <Icon name="chevron" />
          </span>
        </Select.Icon>
      </Select.Trigger>
      <Select.Portal>
        <Select.Content className={styles.content} position="popper" sideOffset={4}>
          <Select.ScrollUpButton className={styles.scroll}>
            <Icon name="chevron" className={styles.up} />
          </Select.ScrollUpButton>
          <Select.Viewport className={styles.viewport}>
            {options.map((option) => (
              <Select.Item className={styles.item} key={option.value} value={option.value}>
                <Select.ItemText>{option.label}</Select.ItemText>
                <Select.ItemIndicator>
                  <Icon name="check" />
                </Select.ItemIndicator>
              </Select.Item>
            ))}
          </Select.Viewport>
          <Select.ScrollDownButton className={styles.scroll}>
            <Icon name="chevron" />
          </Select.ScrollDownButton>
        </Select.Content>
      </Select.Portal>
    </Select.Root>
  );
}
