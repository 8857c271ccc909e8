import { useRef } from 'react';
import { Icon } from '../../shared/ui/Icon.tsx';
import type { ConsultationFormText } from '../schema.ts';
import styles from './Carried.module.css';

interface CarriedProps {
  text: ConsultationFormText['carried'];
  results: readonly { part: string; line: string }[];
  onRemove: (part: string) => void;
  disabled?: boolean;
}

/** Wishes and tool results that are sent with the request; each can be removed. */
export function Carried({ text, results, onRemove, disabled }: CarriedProps) {
  const list = useRef<HTMLDivElement>(null);
  const remove = (part: string) => {
    onRemove(part);
    // The focused button disappears; keep the focus in the list.
    list.current?.focus();
  };
  return (
    <div
      ref={list}
      tabIndex={-1}
      className={`${styles.carried} stack-2`}
      data-empty={results.length === 0 ? '' : undefined}
    >
      {results.length > 0 && (
        <>
          <h3 className="heading">{text.title}</h3>
          <ul>
            {results.map(({ part, line }) => (
              <li key={part} className={`${styles.line} rule row spread gap-2`}>
                <span className="small">{line}</span>
                <button
                  className={`${styles.remove} firm centred`}
                  type="button"
                  disabled={disabled}
                  onClick={() => remove(part)}
                >
                  <Icon name="close" size={18} />
                  <span className="visually-hidden">{`${text.remove}: ${line}`}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
