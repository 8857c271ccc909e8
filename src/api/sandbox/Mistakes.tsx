import { type Mistake, mistakes } from './draft.ts';
import styles from './Sandbox.module.css';
import type { SandboxText } from './schema.ts';

interface MistakesProps {
  text: SandboxText;
  onMistake: (mistake: Mistake) => void;
  /** Sends more often than the limit allows. */
  onHurry: () => void;
}

/** Prepared mistakes, since a client is written for these too. */
export function Mistakes({ text, onMistake, onHurry }: MistakesProps) {
  return (
    <fieldset className={styles.mistakes}>
      <legend className={styles.legend}>{text.mistakes}</legend>
      {mistakes.map((mistake) => (
        <button
          key={mistake}
          type="button"
          className={`${styles.mistake} strong boxed`}
          onClick={() => onMistake(mistake)}
        >
          {text.mistake[mistake]}
        </button>
      ))}
      <button type="button" className={`${styles.mistake} strong boxed`} onClick={onHurry}>
        {text.mistake.hurry}
      </button>
    </fieldset>
  );
}
