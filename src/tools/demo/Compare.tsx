import type { Tank } from '../../plant/simulator/types.ts';
import { useEntry } from '../../shared/ui/form/use-entry.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import styles from './Compare.module.css';
import type { DemoText } from './schema.ts';

interface CompareProps {
  tanks: readonly Tank[];
  shown: string;
  compared: string | undefined;
  onCompare: (tank: string | undefined) => void;
  text: DemoText['compare'];
}

/** The tank beside the one that is shown. */
export function Compare({ tanks, shown, compared, onCompare, text }: CompareProps) {
  const [beside, enter] = useEntry(compared, onCompare);
  return (
    <p className={`${styles.compare} row`}>
      <label className="small quiet" htmlFor="demo-banding">
        {text.label}
      </label>
      <span className={styles.choice}>
        <select
          className={`${styles.select} plain boxed`}
          id="demo-banding"
          value={beside ?? ''}
          onChange={({ target }) => enter(target.value || undefined)}
        >
          <option value="">{text.none}</option>
          {tanks
            .filter(({ spec }) => spec.id !== shown)
            .map(({ spec }) => (
              <option key={spec.id} value={spec.id}>
                {`${spec.id} ${spec.content}`}
              </option>
            ))}
        </select>
        <Icon name="chevron" size={16} className={styles.chevron} />
      </span>
    </p>
  );
}
