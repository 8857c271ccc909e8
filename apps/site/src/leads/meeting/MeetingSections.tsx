import { formatDay } from '../../shared/format/format.ts';
import type { Holiday, Office } from '../../shared/records/site-schema.ts';
import { Band } from '../../shared/ui/Band.tsx';
import { Fold } from '../../shared/ui/Fold.tsx';
import { DataTable } from '../../shared/ui/Table.tsx';
import { Offices } from '../Offices.tsx';
import { Steps } from '../Steps.tsx';
import type { MeetingPage } from './schema.ts';

export function Agenda({ items, ...heading }: MeetingPage['agenda']) {
  return (
    <Band id="isi-pertemuan" ground="tint" {...heading}>
      <Steps items={items} />
    </Band>
  );
}

type DirectContactProps = MeetingPage['direct'] & { offices: readonly Office[]; upcoming: readonly Holiday[] };

export function DirectContact(props: DirectContactProps) {
  const { withoutScript: _, holidays, holidayColumns, expected, offices, upcoming, ...heading } = props;
  return (
    <Band id="langsung" {...heading}>
      <div className="columns-2 gap-6">
        <Offices offices={offices} />
        <div>
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
      </div>
    </Band>
  );
}
