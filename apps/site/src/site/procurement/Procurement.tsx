import { joinTexts, type Wording } from 'contract/marked';
import type { ReactNode } from 'react';
import { formatDay, formatUnit } from '../../shared/format/format.ts';
import type { Procurement as ProcurementRecord, ProcurementTerm } from '../../shared/records/site-schema.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { Band } from '../../shared/ui/Band.tsx';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { controlClass, Field } from '../../shared/ui/form/Field.tsx';
import { DataTable } from '../../shared/ui/Table.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Procurement.module.css';
import type { ProcurementPage } from './schema.ts';

type Props = ProcurementPage & { record: ProcurementRecord };

/** Information for procurement from one record; values that the owner has not stated are marked as samples. */
export function Procurement(props: Props) {
  return (
    <>
      <Cost {...props.cost} />
      <Approvals {...props} />
      <Terms {...props} />
      <Trial {...props.trial} />
    </>
  );
}

/** Section of the list of tanks, which the page puts into it. */
export function ListBand({ children, ...heading }: ProcurementPage['list'] & { children: ReactNode }) {
  return (
    <Band id="daftar-tangki" ground="tint" {...heading}>
      {children}
    </Band>
  );
}

type Certificate = ProcurementRecord['approvals'][number]['entries'][number];

/** Certificates that come with an offer, and who supplies them; with numbers where the record has them. */
function Approvals({ approvals, validity, endless, record }: Props) {
  const { columns, ...heading } = approvals;
  const itemNumber = ({ subject, number, plgId, issuer, issued, until }: Certificate) =>
    joinTexts([
      subject,
      fillSlots(validity, {
        nomor: plgId ? `${number}, PLG ID ${plgId}` : number,
        penerbit: issuer.plain,
        dari: formatDay(issued),
        hingga: until ? formatDay(until) : endless.plain,
      }),
    ]);
  return (
    <Band id="persetujuan" {...heading}>
      <DataTable
        stack
        quiet
        caption={heading.title}
        columns={columns}
        rows={record.approvals.map(({ title, asks, from, entries }) => [
          title,
          asks,
          joinTexts([from, ...entries.map(itemNumber)], '; '),
        ])}
      />
    </Band>
  );
}

/** Warranty, lead time and data location, and the service level with its basis. */
function Terms({ terms, levels, dated, sample, record }: Props) {
  const { columns, names, exit, ...heading } = terms;
  const itemRow = (name: ProcurementTerm): Wording[] => {
    const term = record.terms[name];
    const value = 'place' in term ? term.place.plain : formatUnit(term.value, term.unit);
    return term.stated === null
      ? [names[name], fillSlots(sample, { nilai: value }), term.basis]
      : [names[name], value, joinTexts([term.basis, fillSlots(dated, { tanggal: formatDay(term.stated) })])];
  };
  const rows = (Object.keys(names) as ProcurementTerm[]).map(itemRow);
  return (
    <Band id="ketentuan" ground="tint" {...heading}>
      <div className="stack-5">
        <DataTable stack quiet caption={heading.title} columns={columns} rows={rows} />
        <Text.p className="measure">{exit}</Text.p>
        <DataTable
          stack
          caption={levels.caption}
          columns={levels.columns}
          rows={record.levels.map(({ service, figure, point, excluded }) => [service, figure, point, excluded])}
        />
      </div>
    </Band>
  );
}

function Cost({ factors, example: _, ...heading }: ProcurementPage['cost']) {
  return (
    <Band id="penentu-harga" opening="spread" {...heading}>
      <dl className="columns-2 gap-3">
        {factors.map(({ title, description }) => (
          <div key={title.plain} className="rule padded-1">
            <Text.dt className="strong">{title}</Text.dt>
            <Text.dd className="note">{description}</Text.dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}

/** The trial period as a timeline, its criteria, and its steps as a calendar file. */
function Trial({ day, steps, criteria, end, calendar, ...heading }: ProcurementPage['trial']) {
  return (
    <Band id="uji-coba" ground="dark" {...heading}>
      <div className="stack-6">
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step.day} className={`${styles.step} relative whole`}>
              <Text.p className="figures measured">{fillSlots(day, { hari: String(step.day) })}</Text.p>
              <Text.h3 className="heading">{step.title}</Text.h3>
              <Text.p className="note">{step.description}</Text.p>
            </li>
          ))}
        </ol>
        <DataTable stack {...criteria} />
        <div className="split-wide gap-5 middle">
          <Text.p className="measure">{end}</Text.p>
          {/* A server shifts the dates to the requested one; a static host returns the example file. */}
          <form className={`${styles.form} row wrap gap-3 card light screen-only`} action="/pengadaan/uji-coba.ics">
            <Field id="mulai" label={calendar.label.plain}>
              <input className={controlClass} id="mulai" name="mulai" type="date" required />
            </Field>
            <button className={buttonClass('line')} type="submit">
              <Text>{calendar.submit}</Text>
            </button>
          </form>
        </div>
      </div>
    </Band>
  );
}
