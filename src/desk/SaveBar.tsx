import controls from './Controls.module.css';
import { deskWords } from './desk.words.ts';
import styles from './Editor.module.css';
import { fill } from './say.ts';
import type { useRecord } from './use-record.ts';

const { form: words } = deskWords;

type Edited = ReturnType<typeof useRecord>;

function message({ state, problems }: Edited): string {
  if (state === 'stale') return words.stale;
  if (problems.length > 0) return fill(words.invalid, { count: problems.length });
  return words[state];
}

/** Says how the record stands, and saves it. */
export function SaveBar({ edited }: { edited: Edited }) {
  const { state, save, discard, keep } = edited;
  const isOpen = state === 'dirty' || state === 'restored';
  return (
    <div className={styles.bar}>
      <p className={styles.state} role="status">
        {message(edited)}
      </p>
      {state === 'stale' ? (
        <>
          <button type="button" className={controls.plain} onClick={keep}>
            {words.keep}
          </button>
          <button type="button" className={controls.save} onClick={discard}>
            {words.reload}
          </button>
        </>
      ) : (
        <>
          {isOpen && (
            <button type="button" className={controls.plain} onClick={discard}>
              {words.discard}
            </button>
          )}
          <button type="button" className={controls.save} onClick={save} disabled={!isOpen}>
            {words.save}
          </button>
        </>
      )}
    </div>
  );
}
