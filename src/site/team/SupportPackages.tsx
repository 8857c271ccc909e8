import { Text } from '../../shared/ui/Text.tsx';
// biome-ignore-start lint/a11y/noRedundantRoles: browsers forget what a table is when its `display` changes

import type { SupportPackage } from '../../shared/records/offer.ts';
import type { Marked } from '../../shared/text/marked.ts';
import { Action } from '../../shared/ui/Action.tsx';
import { Band } from '../../shared/ui/Band.tsx';
import { CardFold } from '../../shared/ui/CardFold.tsx';
import { PointList } from '../../shared/ui/PointList.tsx';
import { Day } from './Day.tsx';
import styles from './SupportPackages.module.css';
import { hoursOf } from './schedule.ts';
import type { TeamPage } from './schema.ts';

type Package = SupportPackage & { id: string };

/**
 * The packages side by side. One table: each package is a row of it, drawn as a column where there is room and
 * as a card where there is not. The roles keep it a table.
 */
export function SupportPackages({
  columns,
  items,
  flag,
  choose,
  note,
  ...heading
}: TeamPage['packages'] & { items: readonly Package[] }) {
  const heads = [columns.name, columns.sla, columns.availability, columns.price, columns.features, columns.choose];
  return (
    <Band id="paket" ground="tint" {...heading}>
      <table role="table" className={`${styles.table} block`}>
        <Text.caption className="visually-hidden">{heading.label}</Text.caption>
        <thead role="rowgroup" className={`${styles.group} stack-4`}>
          <tr role="row" className={styles.heads}>
            {heads.map((head) => (
              <Text.th key={head.plain} role="columnheader" scope="col">
                {head}
              </Text.th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={`${styles.group} stack-4`}>
          {items.map((item) => (
            <Row key={item.id} item={item} columns={columns} flag={flag} choose={choose} />
          ))}
        </tbody>
      </table>
      <Text.p className={`${styles.note} quiet`}>{note}</Text.p>
    </Band>
  );
}

interface RowProps {
  item: Package;
  columns: TeamPage['packages']['columns'];
  flag: Marked;
  choose: Marked;
}

function Row({ item, columns, flag, choose }: RowProps) {
  return (
    <tr role="row" className={styles.package} data-recommended={item.recommended || undefined}>
      <th role="rowheader" scope="row" className={styles.name}>
        {item.recommended && <Text.span className={styles.flag}>{flag}</Text.span>}
        <Text.span className={`${styles.title} large`}>{item.name}</Text.span>
        <Text.span className={`${styles.text} quiet`}>{item.description}</Text.span>
      </th>
      <td role="cell" data-head={columns.sla.plain} className={styles.response}>
        <Text.span className={`${styles.hours} larger figures`}>{item.sla}</Text.span>
        <Day hours={hoursOf(item.sla.plain)} />
      </td>
      <Text.td role="cell" data-head={columns.availability.plain}>
        {item.availability}
      </Text.td>
      <Text.td role="cell" data-head={columns.price.plain} className={styles.price}>
        {item.price}
      </Text.td>
      <td role="cell" className={styles.features}>
        <CardFold title={columns.features} about={item.name} settled>
          <PointList items={item.features} />
        </CardFold>
      </td>
      <td role="cell" className={`${styles.choose} screen-only`}>
        <Action label={choose} about={item.name} to={`/konsultasi-gratis?paket=${item.id}`} look="line" />
      </td>
    </tr>
  );
}
// biome-ignore-end lint/a11y/noRedundantRoles: see the first line
