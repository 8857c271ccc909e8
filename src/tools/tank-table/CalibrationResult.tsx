import { useState } from 'react';
import { fillSlots } from '../../shared/text/slots.ts';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { compareCalibration, type Deviation, interpolate } from './calibration/compare.ts';
import type { Calibration } from './calibration/read-calibration.ts';
import type { PartProps } from './part-props.ts';
import { litres } from './vessel.ts';
import { percentWords, signedWords } from './words.ts';

/** Heights that are shown at once. */
const shownRows = 24;

/** Deviation of a calibration table from the geometry: the largest in a sentence, then height by height. */
export function CalibrationResult({
  text: page,
  vessel,
  reading,
  quantities: q,
  found,
}: PartProps & { found: Calibration }) {
  const text = page.calibration;
  const [all, setAll] = useState(false);
  const { rows, largest, mean, over } = compareCalibration(found.points, vessel);
  const signed = (volume: number) => signedWords(volume, q.volume);
  const share = ({ deviation, table }: Deviation) =>
    table > 0 ? signedWords(deviation / table, (part) => percentWords(part, 2)) : '–';
  const level = q.level(reading.level);
  const table = interpolate(found.points, reading.level);
  const geometry = litres(vessel, reading.level);
  // Of a long table every n-th height, and always the largest deviation.
  const every = Math.ceil(rows.length / shownRows);
  const shown = all
    ? rows
    : rows.filter((row, index) => index % every === 0 || row === largest || index === rows.length - 1);
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
      <p>
        {table === undefined
          ? fillSlots(text.outside, { level })
          : fillSlots(text.now, {
              level,
              tabel: q.volume(table),
              geometri: q.volume(geometry),
              selisih: signed(table - geometry),
            })}
      </p>
      {found.bad.length > 0 && (
        <p className="strong">{fillSlots(text.bad, { baris: found.bad.slice(0, 12).join(', ') })}</p>
      )}
      {found.falling.length > 0 && (
        <p className="strong">
          {fillSlots(text.falling, { level: found.falling.slice(0, 6).map(q.level).join(', ') })}
        </p>
      )}
      {over > 0 && <p className="strong">{fillSlots(text.over, { jumlah: String(over) })}</p>}
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
    </>
  );
}
