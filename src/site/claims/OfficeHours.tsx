import type { Office } from '../../shared/records/site.ts';
import { Band } from '../../shared/ui/Band.tsx';
import { DataTable } from '../../shared/ui/Table.tsx';
import type { ClaimsPage } from './schema.ts';

/** The hours of each office side by side, since the site states more than one. */
export function OfficeHours({
  caption,
  columns,
  offices,
  ...heading
}: ClaimsPage['hours'] & { offices: readonly Office[] }) {
  return (
    <Band id="jam-kantor" ground="tint" {...heading}>
      <DataTable
        caption={caption}
        columns={columns}
        rows={offices.map(({ type, address, hours, landline, phone }) => [
          `${type.plain}, ${address.city}`,
          hours,
          landline ?? phone,
        ])}
      />
    </Band>
  );
}
