import type { Instrument } from '../../shared/records/hardware.ts';
import type { Marked } from '../../shared/text/marked.ts';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './SpecificationRail.module.css';

interface SpecificationRailProps extends Pick<Instrument, 'specifications'> {
  /** What is specified, read out. */
  label: Marked;
}

/** Names with their values on one line, as at the foot of a drawing. */
export function SpecificationRail({ label, specifications }: SpecificationRailProps) {
  return (
    <section aria-label={label.plain}>
      <dl className={`${styles.rail} rule-strong`}>
        {specifications.map(({ name, value }) => (
          <div key={name.plain}>
            <Text.dt className="small faint">{name}</Text.dt>
            <Text.dd className="strong">{value}</Text.dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
