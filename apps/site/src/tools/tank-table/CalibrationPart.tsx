import { useState } from 'react';
import { type Calibration, type CalibrationPoint, interpolate, withEmptyTank } from 'tank-gauging/tabular/calibration';
import { litresBelow, type Vessel } from 'tank-gauging/vessel/vessel';
import { formatNumber, formatSigned } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { Action } from '../../shared/ui/Action.tsx';
import { DataTable } from '../../shared/ui/Table.tsx';
import { ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { ToolActions, ToolSheet } from '../../shared/ui/ToolSheet.tsx';
import { CalibrationField, CalibrationReading, useCalibration } from '../kit/CalibrationField.tsx';
import { calibrationWords } from '../kit/tabular/calibration.words.ts';
import { alarmHref, deliveryHref, demoHref, percentWords, type TankView } from './words.ts';

/** Compares the visitor's calibration table with the drawn tank. The table never leaves the page. */
export function CalibrationPart(view: TankView) {
  const { vessel } = view.result;
  const text = view.text.calibration;
  const table = useCalibration(vessel);
  const { found, isEmpty } = table;
  return (
    <ToolSheet
      inputsTitle={text.paste}
      resultTitle={text.result}
      inputs={<CalibrationField {...table} example={exampleTable(vessel)} />}
    >
      {isEmpty && <p className="quiet measure">{calibrationWords.paste.hint}</p>}
      <CalibrationReading {...table} level={view.result.quantities.level} />
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
  const signed = (volume: number) => formatSigned(volume, q.volume);
  const share = ({ deviation, table }: (typeof rows)[number]) =>
    table > 0 ? formatSigned(deviation / table, (part) => percentWords(part, 2)) : '–';
  const table = interpolate(found.points, reading.level);
  const geometry = litresBelow(vessel, reading.level);
  const now =
    table === undefined
      ? fillSlots(text.outside, slots)
      : fillSlots(text.now, {
          level: slots.level,
          tabel: q.volume(table),
          geometri: q.volume(geometry),
          selisih: signed(table - geometry),
        });
  const warnings = [...(over > 0 ? [fillSlots(text.over, { jumlah: String(over) })] : [])];
  // Thin out a long table, but keep the largest deviation and the last row.
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
        <Action label={text.delivery} look="line" to={deliveryHref(measured, reading.level)} />
        {demo && <Action label={page.demo} look="line" to={demo} />}
      </ToolActions>
    </>
  );
}

/** Compares a calibration table with the geometry at each height; deviation = table − geometry. */
export function compareCalibration(points: readonly CalibrationPoint[], vessel: Vessel) {
  const rows = points
    .filter(({ level }) => level <= vessel.height + 1e-6)
    .map(({ level, litres: table }) => {
      const geometry = litresBelow(vessel, level);
      return { level, table, geometry, deviation: table - geometry };
    });
  const size = ({ deviation }: (typeof rows)[number]) => Math.abs(deviation);
  return {
    rows,
    largest: rows.slice(1).reduce((worst, row) => (worst && size(row) <= size(worst) ? worst : row), rows[0]),
    /** Mean of the absolute deviations, litres. */
    mean: rows.reduce((total, row) => total + size(row), 0) / Math.max(1, rows.length),
    over: points.length - rows.length,
  };
}

/** Vessel described by a table: empty at level 0, full at its last height, linear in between. */
export function tableVessel(points: readonly CalibrationPoint[], drawn: Vessel): Vessel {
  const last = points.at(-1);
  if (!last) return drawn;
  const known = withEmptyTank(points);
  return {
    ...drawn,
    height: last.level,
    capacity: last.litres / 1000,
    volume: (level) => (interpolate(known, level) ?? last.litres) / 1000,
  };
}

/**
 * Example table as a surveyor would supply it, in cm and litres, with deviations that rise to 0.25 % in the upper half.
 */
function exampleTable(vessel: Vessel): string {
  const step = Math.max(1, Math.floor(vessel.height * 5));
  const lines = Array.from({ length: 21 }, (_, index) => index * step)
    .filter((cm) => cm <= vessel.height * 100)
    .map((cm) => {
      const over = Math.max(0, cm / 100 / vessel.height - 0.5);
      return `${cm};${formatNumber(litresBelow(vessel, cm / 100) * (1 + 0.005 * over), 1)}`;
    });
  return ['cm;L', ...lines].join('\n');
}
