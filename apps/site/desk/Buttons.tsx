import { type ComponentProps, useState } from 'react';
import { joinClasses } from '../src/shared/ui/classes.ts';
import styles from './Desk.module.css';
import { deskWords } from './desk.words.ts';
import { fieldLabel } from './desk-texts.ts';
import type { FieldChange } from './tree.ts';

/** A button styled as a link. */
export const LinkButton = ({ className, ...props }: ComponentProps<'button'>) => (
  <button type="button" className={joinClasses(styles.plain, 'touch underlined', className)} {...props} />
);

const tags = { same: 'span', added: 'ins', removed: 'del' } as const;

/** Word-by-word differences between two records, per field. */
export function Changes({ fields }: { fields: readonly FieldChange[] }) {
  return (
    <dl className={`${styles.changes} stack-2`}>
      {fields.map(({ path, parts }) => (
        <div key={path.join('.')}>
          <dt className="note">
            {fieldLabel(path)} <code>{path.join('.')}</code>
          </dt>
          <dd>
            {parts.map(({ value, is }, at) => {
              const Tag = tags[is];
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
              return <Tag key={at}>{value}</Tag>;
            })}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface AskedProps {
  label: string;
  says?: string;
  /** Returns what the action changes, to be shown before confirming. */
  goes?: () => readonly FieldChange[];
  /** Label of the confirming button; the action’s label by default. */
  sure?: string;
  disabled?: boolean;
  act: () => void;
}

const { form: words } = deskWords;

/** Button for an action that loses something: shows what is lost and acts when confirmed. */
export function ConfirmButton({ label, says = words.goes, goes, sure = label, disabled, act }: AskedProps) {
  const [isAsking, setIsAsking] = useState(false);
  const isOpen = isAsking && !disabled;
  const onSure = () => {
    setIsAsking(false);
    act();
  };
  return (
    <>
      {isOpen && (
        <div className="full stack-2" role="alert">
          <p className="strong">{says}</p>
          {goes && <Changes fields={goes()} />}
          <button type="button" className={`${styles.save} ${styles.danger} touch strong`} onClick={onSure}>
            {sure}
          </button>
        </div>
      )}
      <LinkButton disabled={disabled} onClick={() => setIsAsking(!isAsking)}>
        {isOpen ? deskWords.records.cancel : label}
      </LinkButton>
    </>
  );
}
