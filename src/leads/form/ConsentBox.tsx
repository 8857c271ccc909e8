import type { Plain } from '../../shared/text/marked.ts';
import type { Link } from '../../shared/text/schema.ts';
import { problemProps } from '../../shared/ui/form/Field.tsx';
import styles from './ConsentBox.module.css';

/** The consent text that stands now, and its version, which is stored with the request. */
export interface ConsentText {
  version: string;
  label: string;
  notice: string;
}

interface ConsentBoxProps {
  text: ConsentText;
  privacy: Plain<Link>;
  problem: string | undefined;
  disabled: boolean;
  onChange: () => void;
}

/** The box that nobody ticked yet, with the notice that says what it is about. */
export function ConsentBox({ text, privacy, problem, disabled, onChange }: ConsentBoxProps) {
  const { 'aria-describedby': described = '', ...invalid } = problemProps('consent', problem);
  return (
    <div className={`${styles.consent} stack-1 rule-strong`} data-problem={problem && ''}>
      <input type="hidden" name="consentVersion" value={text.version} />
      <label className={`${styles.label} stack-3`}>
        <input
          className={styles.box}
          type="checkbox"
          id="consent"
          name="consent"
          value="true"
          required
          disabled={disabled}
          onChange={onChange}
          aria-describedby={`${described} consent-keterangan`.trim()}
          {...invalid}
        />
        <span>{text.label}</span>
      </label>
      {problem && (
        <p className={styles.problem} id="consent-masalah">
          {problem}
        </p>
      )}
      <p className={`${styles.notice} quiet`} id="consent-keterangan">
        {text.notice}
      </p>
      <a className={`${styles.link} touch inline-row`} href={privacy.to}>
        {privacy.label}
      </a>
    </div>
  );
}
