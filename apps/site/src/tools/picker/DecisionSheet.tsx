import { type Verdict, worstVerdict } from 'tank-gauging/picker/judge';
import { rangePosition, yearsText } from '../../plant/radio/radio.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { Balloon } from '../../shared/ui/Balloon.tsx';
import { joinClasses } from '../../shared/ui/classes.ts';
import { DataTable } from '../../shared/ui/Table.tsx';
import { Fold } from '../kit/Fold.tsx';
import { basisText, lineValue } from './budget-words.ts';
import styles from './DecisionSheet.module.css';
import type { JudgedRadio, JudgedSensor, PickerResult } from './pick.ts';
import { answer, judging } from './picker.words.ts';
import { distanceText, sourceTitle } from './words.ts';

const { criteria, verdicts, words } = answer;
type Item = JudgedRadio | JudgedSensor;

/** Sorted by catalogue order. */
const byOrder = <T extends { record: { order: number } }>(items: readonly T[]) =>
  [...items].sort((a, b) => a.record.order - b.record.order);

const itemHead = ({ record }: Item) =>
  'code' in record && <Balloon code={record.code} number={record.order} size={44} />;

/** Line under a name: error of a sensor, or range and battery life of a radio. */
function itemFacts(item: Item): string {
  if ('life' in item) return `${item.record.range}; ${item.life ? yearsText(item.life) : words.mains}`;
  return item.errorText ?? '';
}

export function DecisionSheet({ picked, kind }: { picked: PickerResult; kind: 'sensors' | 'radios' }) {
  const items: readonly Item[] = picked[kind];
  const rows = judging.rows[kind];
  const [chosen, caption, reasons, note] =
    kind === 'sensors'
      ? [picked.sensor, words.sensorTable, words.reasons, words.rank]
      : [picked.radio, words.radioTable, words.radioReasons, words.radioRank];
  const { slots } = picked;
  const looked: Readonly<Record<string, string | undefined>> = {
    ...slots,
    besaran: slots['ukur'],
    akurasi: slots['batas'] ?? words.noLimit,
    rentang: `${slots['ruang']} – ${slots['tinggi']}`,
    pasang: slots['nosel'],
  };
  const columns = byOrder(items);
  const isChosen = ({ id }: { id: string }) => id === chosen?.record.id || undefined;
  return (
    <>
      <table className={`${styles.table} full whole`}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="label">
              {words.criterion}
            </th>
            {columns.map((item) => (
              <th key={item.record.id} scope="col" className="small strong" data-chosen={isChosen(item.record)}>
                {itemHead(item)}
                <span className={styles.upright}>{item.record.title}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((about) => (
            <tr key={about} className="rule">
              <th scope="row" className="strong">
                <span>{`${criteria[about]} `}</span>
                <span className={`${styles.answer} block small faint`}>{looked[about]}</span>
              </th>
              {columns.map(({ record, findings }) => {
                const verdict = worstVerdict(findings.filter((finding) => finding.about === about));
                // A sensor that does not measure the quantity is not judged further.
                const left = about !== 'besaran' && findings.some((finding) => finding.about === 'besaran');
                return (
                  <td key={record.id} data-chosen={isChosen(record)}>
                    {left ? '–' : <Mark verdict={verdict} word={verdicts[verdict]} />}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="strong">
              {words.verdict}
            </th>
            {columns.map(({ record, verdict }) => (
              <td key={record.id} className="small strong" data-chosen={isChosen(record)}>
                <span className={styles.upright}>{verdicts[verdict]}</span>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <Fold title={reasons} printed>
        <p className="caption measure">{note}</p>
        <ol className={styles.list}>
          {items.map((item) => (
            <li key={item.record.id} className={`${styles.item} stack-2 rule padded-3`}>
              <div className="row wrap gap-2">
                {itemHead(item)}
                <p className={styles.name}>
                  <span className="strong block">{item.record.title}</span>
                  <span className="label">{itemFacts(item)}</span>
                </p>
                <p className="small strong">
                  <Mark verdict={item.verdict} word="" size={20} /> <span>{verdicts[item.verdict]}</span>
                </p>
              </div>
              {item.findings.length === 0 && <p className="note measure">{words.noConditions}</p>}
              {item.findings.map(({ about, reason, change, evidence }) => (
                <div key={reason} className={`${styles.finding} note measure`} data-reject={change && ''}>
                  <b className="plain">{`${criteria[about]}.`}</b> <span>{reason}</span>
                  {evidence.length > 0 && (
                    <span
                      className={`${styles.evidence} block faint`}
                    >{`${words.evidence}: ${evidence.join('. ')}`}</span>
                  )}
                  {change && <span className="plain strong block">{`${words.change}: ${change}`}</span>}
                </div>
              ))}
            </li>
          ))}
        </ol>
      </Fold>
    </>
  );
}

/** Distinguishable without colour: disc, triangle, square. */
const shapes: Readonly<Record<Verdict, { ground: string; sign: string }>> = {
  fits: { ground: 'M1 12a11 11 0 1 0 22 0a11 11 0 1 0-22 0Z', sign: 'M6.5 12.5l3.6 3.6 7.4-8' },
  care: { ground: 'M12 1.5L23 22H1z', sign: 'M12 9v6M12 18.2v.3' },
  reject: { ground: 'M1.5 1.5h21v21h-21Z', sign: 'M8 8l8 8M16 8l-8 8' },
};

const Mark = ({ verdict, word, size = 24 }: { verdict: Verdict; word: string; size?: number }) => (
  <span className={joinClasses(styles.mark, styles[verdict], 'inline-row')}>
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={shapes[verdict].ground} />
      <path className={styles.sign} d={shapes[verdict].sign} />
    </svg>
    <span className="visually-hidden">{word}</span>
  </span>
);

export function RadioPane({ picked }: { picked: PickerResult }) {
  const { jarak } = picked.tank;
  return (
    <div className="stack-5">
      <figure className="stack-2">
        <figcaption>
          <h3 className="heading">{words.scale}</h3>
          <p className="note">{fillSlots(words.here, { jarak: distanceText(jarak) })}</p>
        </figcaption>
        <ul className="columns-2 gap-5">
          {byOrder(picked.radios).map((item) => (
            <li key={item.record.id} className="rule stack-1 padded-2">
              <p className="spread wrap">
                <strong>{item.record.title}</strong> <span className="figures small">{itemFacts(item)}</span>
              </p>
              <Reach rangeKm={item.record.rangeKm} distance={jarak} />
            </li>
          ))}
        </ul>
      </figure>
      <div>
        <DecisionSheet picked={picked} kind="radios" />
      </div>
    </div>
  );
}

/** Bar of a network's certain and best range, with the tank's distance; full width without a stated range. */
function Reach({ rangeKm, distance }: Pick<JudgedRadio['record'], 'rangeKm'> & { distance: number }) {
  const at = (km: number) => Math.min(100, Math.max(0, rangePosition(km)));
  const [sure, best] = rangeKm ? [at(rangeKm.from), at(rangeKm.to)] : [100, 100];
  return (
    <svg className={`${styles.reach} full`} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect className="liquid" width={best} height="10" />
      <rect className="solid" width={sure} height="10" />
      <path className={styles.here} d={`M${at(Math.max(distance, 0.03))} -4V14`} />
    </svg>
  );
}

/** Error budget of the picked sensor. */
export function BudgetTable({ sensor }: Pick<PickerResult, 'sensor'>) {
  const { budget } = judging;
  if (!sensor?.budget) return null;
  const { lines, tank } = sensor.budget;
  const said = sensor.errorText;
  const rows = lines.map((line) => {
    const { part, source } = line;
    const basis = basisText(line, tank);
    return [
      budget.names[part],
      lineValue(line),
      source ? `${basis} ${words.evidence}: ${sourceTitle(source)}.` : basis,
    ];
  });
  return (
    <DataTable
      caption={budget.title}
      quiet
      columns={[budget.part, budget.value, budget.basis]}
      rows={[...rows, [budget.total, said ?? '–', said ? budget.totalBasis : budget.solid]]}
      stack
    />
  );
}
