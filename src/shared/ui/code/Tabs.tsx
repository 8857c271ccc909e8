import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import styles from './Tabs.module.css';

/** A choice of what stands below: tabs first, then panels. */
export function Tabs({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset className={`${styles.tabs} wrap top slim`}>
      <legend className="visually-hidden">{name}</legend>
      {children}
    </fieldset>
  );
}

interface TabProps extends ComponentPropsWithoutRef<'input'> {
  id: string;
  label: string;
}

/** One tab: a radio button under its label. */
export function Tab({ id, label, ...input }: TabProps) {
  return (
    <span className={`${styles.tab} screen-only`}>
      <input {...input} id={id} type="radio" className={`${styles.radio} full`} />
      <label className={`${styles.label} quiet touch centred`} htmlFor={id}>
        {label}
      </label>
    </span>
  );
}
