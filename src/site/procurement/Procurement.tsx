import { formatDay, formatNumber, formatUnit } from '../../shared/format/format.ts';
import { readSum } from '../../shared/format/written-sum.ts';
import type { Procurement as ProcurementRecord, ProcurementTerm } from '../../shared/records/site.ts';
import { joinTexts, type Wording } from '../../shared/text/marked.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { Actions } from '../../shared/ui/Action.tsx';
import { Band } from '../../shared/ui/Band.tsx';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { classes } from '../../shared/ui/classes.ts';
import { controlClass, Field } from '../../shared/ui/form/Field.tsx';
import { DataTable, Table } from '../../shared/ui/Table.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Procurement.module.css';
import type { ProcurementPage } from './schema.ts';

type Props = ProcurementPage & { record: ProcurementRecord };

/** What procurement asks, from one record: what is empty there says so here. */
export function Procurement(props: Props) {
  return (
    <>
      <Approvals {...props} />
      <Terms {...props} />
      <Cost {...props.cost} />
      <Trial {...props.trial} />
      <PalmOil {...props.cpo} />
    </>
  );
}

type Certificate = ProcurementRecord['approvals'][number]['entries'][number];

function Approvals({ approvals, missing, validity, endless, record }: Props) {
  const { columns, none, ...heading } = approvals;
  const numberOf = ({ subject, number, plgId, issuer, issued, until }: Certificate) =>
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
      <div className={styles.register}>
        <DataTable
          stack
          quiet
          caption={heading.title}
          columns={columns}
          rows={record.approvals.map(({ title, asks, entries }) => [
            title,
            asks,
            entries.length > 0 ? joinTexts(entries.map(numberOf), '; ') : missing,
          ])}
        />
      </div>
      {record.approvals.every(({ entries }) => entries.length === 0) && (
        <Text.p className="note above-3">{none}</Text.p>
      )}
    </Band>
  );
}

/** Warranty, lead time and data, and the service level with what it is measured at. */
function Terms({ terms, levels, missing, dated, record }: Props) {
  const { columns, names, none, exit, ...heading } = terms;
  const rowOf = (name: ProcurementTerm): Wording[] => {
    const term = record.terms[name];
    if (!term) return [names[name], missing, '–'];
    const value = 'place' in term ? term.place : formatUnit(term.value, term.unit);
    return [names[name], value, joinTexts([term.basis, fillSlots(dated, { tanggal: formatDay(term.stated) })])];
  };
  const rows = (Object.keys(names) as ProcurementTerm[]).map(rowOf);
  return (
    <Band id="ketentuan" ground="tint" {...heading}>
      <div className="stack-5">
        <div>
          <DataTable stack quiet caption={heading.title} columns={columns} rows={rows} />
          {Object.values(record.terms).every((term) => term === null) && (
            <Text.p className="note above-3">{none}</Text.p>
          )}
        </div>
        <Text.p className="measure">{exit}</Text.p>
        <DataTable
          stack
          caption={levels.caption}
          columns={levels.columns}
          rows={record.levels.map(({ service, figure, point, excluded }) => [
            service,
            figure,
            point ?? missing,
            excluded ?? missing,
          ])}
        />
      </div>
    </Band>
  );
}

function Cost({ factors, example, ...heading }: ProcurementPage['cost']) {
  const { link, ...sums } = example;
  return (
    <Band id="biaya" opening="spread" {...heading}>
      <div className="stack-5">
        <dl className="columns-2 gap-3">
          {factors.map(({ title, description }) => (
            <div key={title.plain} className="rule padded-1">
              <Text.dt className="strong">{title}</Text.dt>
              <Text.dd className="note">{description}</Text.dd>
            </div>
          ))}
        </dl>
        <SumTable {...sums} />
        <Actions items={[link]} />
      </div>
    </Band>
  );
}

function PalmOil({ columns, rows, note, ...heading }: ProcurementPage['cpo']) {
  return (
    <Band id="contoh-cpo" opening="spread" {...heading}>
      <SumTable caption={heading.title} columns={columns} rows={rows} note={note} />
    </Band>
  );
}

/** A worked example, line by line. @throws when a sum does not come out */
function SumTable({ caption, columns, rows, note }: Omit<ProcurementPage['cost']['example'], 'link'>) {
  return (
    <div className="card whole">
      <Table stack caption={<Text>{caption}</Text>} columns={columns} className={styles.sums}>
        {rows.map(({ name, sum: written, total, unit }) => {
          const { sum, result, digits } = readSum(written.plain);
          return (
            <tr key={name.plain} className={total ? styles.total : undefined}>
              <Text.th scope="row">{name}</Text.th>
              <td className="small figures" data-column={columns[1]?.plain}>
                {sum}
              </td>
              <td className={classes('figures', total && 'measured strong')} data-column={columns[2]?.plain}>
                {unit ? formatUnit(result, unit, digits) : formatNumber(result, digits)}
              </td>
            </tr>
          );
        })}
      </Table>
      <Text.p className="note above-3">{note}</Text.p>
    </div>
  );
}

/** The trial as a line of days, how it is judged, and the same days for the visitor's calendar. */
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
          {/* A server moves the days to the one that is asked for; a host of files alone sends the example. */}
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
