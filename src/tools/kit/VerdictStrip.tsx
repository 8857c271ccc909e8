import { Icon } from '../../shared/ui/Icon.tsx';
import type { VerdictText } from './Verdict.tsx';
import styles from './VerdictStrip.module.css';

interface VerdictStripProps {
  verdict: VerdictText;
  /** Why the verdict is older than the fields; stands in its place. */
  old: string | undefined;
  /** What it does. */
  label: string;
  /** Id of the sheet that it draws up. */
  sheet: string;
  open: boolean;
}

/** The verdict at the lower edge of a phone while its fields are filled in; touched, it draws the result up. */
export function VerdictStrip({ verdict: { sentence, state }, old, label, sheet, open }: VerdictStripProps) {
  return (
    <button
      className={`${styles.strip} dark screen-only`}
      type="button"
      popoverTarget={sheet}
      aria-expanded={open}
      aria-controls={sheet}
      data-verdict-strip={old ? 'open' : state}
    >
      <span>{old ?? sentence}</span>
      <span className="visually-hidden">{label}</span>
      <Icon name="chevron" className={styles.sign} />
    </button>
  );
}
