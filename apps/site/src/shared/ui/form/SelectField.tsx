import { type ComponentType, useEffect, useState } from 'react';
import { controlClass, Field, problemProps, type SelectFieldProps } from './Field.tsx';

/** Loads the styled list when the page is idle; returns it once the native list does not have the focus. */
function useRichSelect(id: string): ComponentType<SelectFieldProps> | undefined {
  const [Rich, setRich] = useState<ComponentType<SelectFieldProps>>();
  useEffect(() => {
    const fetchList = async () => {
      const { RadixSelect } = await import('./RadixSelect.tsx').catch(() => ({ RadixSelect: undefined }));
      // If loading fails, the native list stays.
      if (!RadixSelect) return;
      // Waits for blur, so that the list is not replaced during use.
      const native = document.getElementById(id);
      if (document.activeElement === native)
        native?.addEventListener('blur', () => setRich(() => RadixSelect), { once: true });
      else setRich(() => RadixSelect);
    };
    const idle = globalThis.requestIdleCallback ?? setTimeout;
    idle(fetchList);
  }, [id]);
  return Rich;
}

/** The browser's own list, replaced by the styled one after it has loaded. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, optional, problem } = props;
  const List = useRichSelect(name) ?? NativeSelect;
  return (
    <Field id={name} label={label} optional={optional} problem={problem}>
      <List {...props} />
    </Field>
  );
}

function NativeSelect({ name, placeholder, options, value, onChange, problem, disabled }: SelectFieldProps) {
  return (
    <select
      className={controlClass}
      id={name}
      name={name}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value)}
      {...problemProps(name, problem)}
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
