import { fillSlots } from '../../shared/text/slots.ts';
import { Text } from '../../shared/ui/Text.tsx';
import { RangeBars } from '../kit/charts/RangeBars.tsx';
import type { RoiValues } from './inputs.ts';
import type { RoiCase, RoiResult } from './payback.ts';
import { RoiBalance } from './RoiBalance.tsx';
import styles from './RoiCalculator.module.css';
import { shortRupiah } from './rupiah.ts';
import type { RoiToolText } from './schema.ts';
import { sensitivity } from './sensitivity.ts';
import { payback, shareOf, spanOf } from './words.ts';

interface DetailsProps {
  values: RoiValues;
  cases: Record<RoiCase, RoiResult>;
  text: RoiToolText;
}

/** How the balance grows, what it hangs on, and the figures of this site beside those of the buyer. */
export function RoiDetails({ values, cases, text }: DetailsProps) {
  const { tables, fields, claims } = text;
  const { mid } = cases;
  return (
    <div className={styles.details}>
      <div className={styles.side}>
        <section aria-labelledby="saldo">
          <h3 className={`${styles.heading} heading plain`} id="saldo">
            {text.balance.title}
          </h3>
          <RoiBalance cases={cases} text={text} />
        </section>
        <section className={`${styles.claims} quiet measure stack-1`} aria-labelledby="angka-kami">
          <Text.h3 className={`${styles.heading} heading plain`} id="angka-kami">
            {claims.title}
          </Text.h3>
          <Text.p>{fillSlots(claims.savings, { sendiri: shareOf(mid, text) })}</Text.p>
          <Text.p>{fillSlots(claims.payback, { sendiri: payback(mid, text) })}</Text.p>
          <Text.p>{claims.note}</Text.p>
        </section>
      </div>
      <RangeBars
        caption={tables.swings}
        note={tables.swingsNote}
        columns={[tables.value, tables.worse, tables.better]}
        middle={mid.fiveYears}
        bars={sensitivity(values).map(({ field, worse, better }) => ({
          label: fields[field].label,
          note: spanOf(values, field, text),
          from: worse,
          to: better,
          cells: [shortRupiah(worse), shortRupiah(better)],
        }))}
      />
    </div>
  );
}
