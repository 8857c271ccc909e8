import { Actions } from '../../shared/ui/Action.tsx';
import { Band } from '../../shared/ui/Band.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Benefits.module.css';
import { claimSpan } from './claim-scale.ts';
import type { FeaturesPage } from './schema.ts';

/** Four figures, each with a ruler that shows it to scale, what it says, and a sum to follow. */
export function Benefits({ items, calculate, tag, ...heading }: FeaturesPage['benefits']) {
  return (
    <Band id="manfaat" ground="dark" opening="spread" {...heading}>
      <ul className="columns-2 gap-5">
        {items.map(({ number, label, note, example, scale }) => (
          <li key={label.plain} className="stack-2 top">
            <h3>
              <Text.span className={`${styles.number} amount block unbroken`}>{number}</Text.span>{' '}
              <Text.span className={`${styles.label} quiet`}>{label}</Text.span>
            </h3>
            <Ruler figure={number.plain} {...scale} />
            <Text.p className="small">{note}</Text.p>
            <p className="note">
              <Text.span className={`${styles.tag} figures boxed`}>{tag}</Text.span> <Text.span>{example}</Text.span>
            </p>
          </li>
        ))}
      </ul>
      <div className="above-4">
        <Actions items={[calculate]} />
      </div>
    </Band>
  );
}

/** Longest time on the ruler, in months. */
const months = 24;

interface RulerProps extends Readonly<FeaturesPage['benefits']['items'][number]['scale']> {
  figure: string;
}

/**
 * The figure to scale: of 100 per cent, what falls away for certain (bright) and what may fall away (half bright); or
 * the months until it is paid back: before them (half bright) and the span of the claim (bright).
 */
function Ruler({ figure, kind, from, to }: RulerProps) {
  const span = claimSpan(figure);
  const reduction = kind === 'reduction';
  const whole = reduction ? 100 : months;
  const [near, far] = [(span.from / whole) * 100, (span.to / whole) * 100];
  const steps = reduction ? 10 : 12;
  return (
    <div>
      <svg className={`${styles.scale} full`} aria-hidden="true" focusable="false">
        <rect className={styles.whole} x="0" y="10" width="100%" height="22" />
        <rect className={reduction ? styles.sure : styles.range} x="0" y="10" width={`${near}%`} height="22" />
        <rect
          className={reduction ? styles.range : styles.sure}
          x={`${near}%`}
          y="10"
          width={`${far - near}%`}
          height="22"
        />
        {Array.from({ length: steps + 1 }, (_, i) => `${(i / steps) * 100}%`).map((x) => (
          <line key={x} className={styles.tick} x1={x} x2={x} y1="32" y2="39" />
        ))}
      </svg>
      <p className="note spread gap-4">
        <Text.span className="plain strong">{from}</Text.span>
        <Text.span className="end">{to}</Text.span>
      </p>
    </div>
  );
}
