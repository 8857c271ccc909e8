import { useMemo, useState } from 'react';
import { litres } from '../../plant/vessel/vessel.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { Action } from '../../shared/ui/Action.tsx';
import { ChoiceSelect } from '../../shared/ui/form/fields.tsx';
import { DataTable } from '../../shared/ui/Table.tsx';
import { ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { ToolActions, ToolSheet } from '../../shared/ui/ToolSheet.tsx';
import { useSpoken } from '../../shared/ui/use-spoken.ts';
import { PasteField } from '../kit/PasteList.tsx';
import {
  type Calibration,
  type CalibrationWay,
  calibrationWays,
  compareCalibration,
  exampleTable,
  interpolate,
  readCalibration,
  tableVessel,
} from './calibration.ts';
import { alarmHref, deliveryHref, demoHref, percentWords, signedWords, type TankView } from './words.ts';

/** The visitor's own calibration table, held against the tank that is drawn. Nothing of it leaves the page. */
export function CalibrationPart(view: TankView) {
  const { vessel } = view.result;
  const { fields, calibration: text } = view.text;
  const [pasted, setPasted] = useState('');
  const [chosen, setChosen] = useState<Partial<CalibrationWay>>({});
  const found = useMemo(() => readCalibration(pasted, vessel, chosen), [pasted, vessel, chosen]);
  const isEmpty = pasted.trim() === '';
  const take = (next: string) => {
    setPasted(next);
    setChosen({});
  };
  const words: Readonly<Record<string, string>> = {
    ...text.decimals,
    ...fields.ukuran.options,
    ...fields.isi.options,
    kL: 'kL (m³)',
  };
  const wayWords = ({ decimal, length, volume }: CalibrationWay) => ({
    desimal: words[decimal] ?? '',
    level: length,
    isi: volume,
  });
  const none = !isEmpty && !found && text.none;
  const read = found && fillSlots(text.read, { ...wayWords(found), baris: String(found.points.length) });
  const both = found?.rival && [found, found.rival].map((way) => Object.values(wayWords(way)).join(', '));
  const ask = both && fillSlots(text.ask, { satu: both[0] ?? '', lain: both[1] ?? '' });
  useSpoken(none || ask || read);
  return (
    <ToolSheet
      inputsTitle={text.paste}
      resultTitle={text.result}
      inputs={
        <>
          <PasteField id="tabel-kalibrasi" text={text} value={pasted} onChange={take} example={exampleTable(vessel)} />
          {!isEmpty &&
            (['decimal', 'length', 'volume'] as const).map((name) => (
              <ChoiceSelect
                key={name}
                id={`tabel-${name}`}
                label={text.choose[name]}
                value={chosen[name] ?? ''}
                options={[
                  { value: '', label: found ? `${text.auto}: ${words[found[name]]}` : text.auto },
                  ...calibrationWays[name].map((value) => ({ value, label: words[value] ?? value })),
                ]}
                onChange={(value) => setChosen({ ...chosen, [name]: value || undefined })}
              />
            ))}
        </>
      }
    >
      {isEmpty && <p className="quiet measure">{text.hint}</p>}
      {none && <p className="strong">{none}</p>}
      {read && <p>{read}</p>}
      {ask && <p className="strong">{ask}</p>}
      {found && !found.rival && <CalibrationResult {...view} found={found} />}
    </ToolSheet>
  );
}

const shownRows = 24;

function CalibrationResult({ text: page, values, result, found }: TankView & { found: Calibration }) {
  const { vessel, reading, quantities: q, slots } = result;
  const text = page.calibration;
  const [all, setAll] = useState(false);
  const measured = tableVessel(found.points, vessel);
  const demo = demoHref(values, measured, Math.min(reading.level, measured.height));
  const { rows, largest, mean, over } = compareCalibration(found.points, vessel);
  const signed = (volume: number) => signedWords(volume, q.volume);
  const share = ({ deviation, table }: (typeof rows)[number]) =>
    table > 0 ? signedWords(deviation / table, (part) => percentWords(part, 2)) : '–';
  const table = interpolate(found.points, reading.level);
  const geometry = litres(vessel, reading.level);
  const now =
    table === undefined
      ? fillSlots(text.outside, slots)
      : fillSlots(text.now, {
          level: slots.level,
          tabel: q.volume(table),
          geometri: q.volume(geometry),
          selisih: signed(table - geometry),
        });
  const warnings = [
    ...(found.bad.length > 0 ? [fillSlots(text.bad, { baris: found.bad.slice(0, 12).join(', ') })] : []),
    ...(found.falling.length > 0
      ? [fillSlots(text.falling, { level: found.falling.slice(0, 6).map(q.level).join(', ') })]
      : []),
    ...(over > 0 ? [fillSlots(text.over, { jumlah: String(over) })] : []),
  ];
  // Of a long table every n-th height, and always the largest deviation.
  const every = all ? 1 : Math.ceil(rows.length / shownRows);
  const shown = rows.filter((row, index) => index % every === 0 || row === largest || index === rows.length - 1);
  return (
    <>
      {largest && (
        <p className="large strong">
          {fillSlots(text.verdict, {
            selisih: signed(largest.deviation),
            persen: share(largest),
            level: q.level(largest.level),
            rata: q.volume(mean),
          })}
        </p>
      )}
      <p>{now}</p>
      {warnings.map((warning) => (
        <p key={warning} className="strong">
          {warning}
        </p>
      ))}
      <DataTable
        caption={text.table.caption}
        columns={text.table.columns}
        rows={shown.map((row) => [
          q.level(row.level),
          q.volume(row.table),
          q.volume(row.geometry),
          signed(row.deviation),
          share(row),
        ])}
        stack
      />
      {shown.length < rows.length && (
        <ToolButton label={fillSlots(text.table.more, { jumlah: String(rows.length) })} onClick={() => setAll(true)} />
      )}
      <p className="quiet">{text.onward}</p>
      <ToolActions>
        <Action label={page.alarm} look="line" to={alarmHref(values, measured, reading.level)} />
        <Action label={text.delivery} look="line" to={deliveryHref(values, measured, reading.level)} />
        {demo && <Action label={page.demo} look="line" to={demo} />}
      </ToolActions>
    </>
  );
}
