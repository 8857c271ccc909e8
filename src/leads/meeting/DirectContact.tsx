import { formatDay } from '../../shared/format/format.ts';
import { telHref } from '../../shared/format/phone.ts';
import type { Holiday, Office } from '../../shared/records/site.ts';
import { Address } from '../../shared/ui/Address.tsx';
import { Band } from '../../shared/ui/Band.tsx';
import { Fold } from '../../shared/ui/Fold.tsx';
import { DataTable } from '../../shared/ui/Table.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './DirectContact.module.css';
import type { MeetingPage } from './schema.ts';

type DirectContactProps = MeetingPage['direct'] & { offices: readonly Office[]; upcoming: readonly Holiday[] };

/** The offices with their hours and contacts, and the days on which both are closed. */
export function DirectContact(props: DirectContactProps) {
  const {
    withoutScript,
    caption,
    columns: [, hours, phone, email],
    holidays,
    holidayColumns,
    expected,
    offices,
    upcoming,
    ...heading
  } = props;
  return (
    <Band id="langsung" {...heading}>
      <div className={`${styles.columns} stack-6`}>
        <section className="stack-5 top" aria-label={caption.plain}>
          {offices.map((office) => (
            <div key={office.type.plain} className="stack-2">
              <h3 className={styles.name}>
                <Text>{office.type}</Text>, {office.address.city}
              </h3>
              <dl className={styles.facts}>
                <Text.dt>{hours}</Text.dt>
                <Text.dd>{office.hours}</Text.dd>
                <Text.dt>{phone}</Text.dt>
                <dd>
                  <a className="touch inline-row" href={telHref(office.phone)}>
                    <Address>{office.phone}</Address>
                  </a>
                </dd>
                <Text.dt>{email}</Text.dt>
                <dd>
                  <a className="touch inline-row" href={`mailto:${office.email}`}>
                    <Address>{office.email}</Address>
                  </a>
                </dd>
              </dl>
            </div>
          ))}
        </section>
        <Fold title={holidays}>
          <DataTable
            caption={holidays}
            quiet
            stack
            columns={holidayColumns}
            rows={upcoming.map((item) => [
              item.name,
              `${formatDay(item.day)}${item.expected ? ` ${expected.plain}` : ''}`,
            ])}
          />
        </Fold>
      </div>
    </Band>
  );
}
