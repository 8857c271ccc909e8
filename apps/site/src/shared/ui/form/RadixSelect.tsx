import { Select } from 'radix-ui';
import { joinClasses } from '../classes.ts';
import { Icon } from '../Icon.tsx';
import { controlClass, problemProps, type SelectFieldProps } from './Field.tsx';
import styles from './SelectField.module.css';

/** Styled list; typeahead and scroll timing are the library's. */
export function RadixSelect({ name, placeholder, options, value, onChange, problem, disabled }: SelectFieldProps) {
  return (
    <Select.Root name={name} value={value} onValueChange={onChange} disabled={disabled ?? false}>
      <Select.Trigger
        className={joinClasses(controlClass, styles.trigger, 'row spread gap-2')}
        id={name}
        {...problemProps(name, problem)}
      >
        {/* Each text is in an element of its own, so that a translator may replace it: React adds and removes
           siblings. */}
        <Select.Value placeholder={<span>{placeholder}</span>} />
        <Select.Icon asChild>
          <span>
            <Icon name="chevron" />
          </span>
        </Select.Icon>
      </Select.Trigger>
      {/* Within the main landmark, where screen reader users expect it. */}
      <Select.Portal container={document.querySelector('main')}>
        <Select.Content className={`${styles.content} sheet`} position="popper" sideOffset={4}>
          <Select.ScrollUpButton className="touch centred">
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
          <Select.ScrollDownButton className="touch centred">
            <Icon name="chevron" />
          </Select.ScrollDownButton>
        </Select.Content>
      </Select.Portal>
    </Select.Root>
  );
}
