import { Select } from 'radix-ui';
import { classes } from '../classes.ts';
import { Icon } from '../Icon.tsx';
import { controlClass, problemProps, type SelectFieldProps } from './Field.tsx';
import styles from './SelectField.module.css';

/** Typeahead and scroll timings are the library's. */
export function RadixSelect({ name, placeholder, options, value, onChange, problem, disabled }: SelectFieldProps) {
  return (
    <Select.Root name={name} value={value} onValueChange={onChange} disabled={disabled ?? false}>
      <Select.Trigger
        className={classes(controlClass, styles.trigger, 'row spread gap-2')}
        id={name}
        {...problemProps(name, problem)}
      >
        {/* Its texts come and go beside others: in elements of their own, so that a translator may replace them. */}
        <Select.Value placeholder={<span>{placeholder}</span>} />
        <Select.Icon asChild>
          <span>
            <Icon name="chevron" />
          </span>
        </Select.Icon>
      </Select.Trigger>
      {/* In the main landmark, where it is looked for. */}
      <Select.Portal container={document.querySelector('main')}>
        <Select.Content className={`${styles.content} sheet`} position="popper" sideOffset={4}>
          <Select.ScrollUpButton className={`${styles.scroll} centred`}>
            <Icon name="chevron" className={styles.up} />
          </Select.ScrollUpButton>
          <Select.Viewport>
            {options.map((option) => (
              <Select.Item className={`${styles.item} touch row spread gap-2`} key={option.value} value={option.value}>
                <Select.ItemText>
                  <span>{option.label}</span>
                </Select.ItemText>
                <Select.ItemIndicator>
                  <Icon name="check" />
                </Select.ItemIndicator>
              </Select.Item>
            ))}
          </Select.Viewport>
          <Select.ScrollDownButton className={`${styles.scroll} centred`}>
            <Icon name="chevron" />
          </Select.ScrollDownButton>
        </Select.Content>
      </Select.Portal>
    </Select.Root>
  );
}
