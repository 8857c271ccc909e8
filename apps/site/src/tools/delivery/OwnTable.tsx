import { type DeliveryValues, deliveryInputs, soundings } from 'tank-gauging/delivery/model';
import { type CalibrationPoint, interpolate, withEmptyTank } from 'tank-gauging/tabular/calibration';
import { formatLitres, formatUnit } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { NumberField } from '../../shared/ui/form/fields.tsx';
import { ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { ToolActions, ToolSheet } from '../../shared/ui/ToolSheet.tsx';
import { CalibrationField, CalibrationReading, useCalibration } from '../kit/CalibrationField.tsx';
import type { DeliveryView } from './schema.ts';

/** Calibration table of the visitor, which converts the soundings to litres; both are printed on the record. */
export function OwnTable({ text, tool, values }: DeliveryView) {
  const { ownTable, fields } = text;
  const table = useCalibration(undefined);
  const { found } = table;
  const read = found && !found.rival ? tableLitres(found.points, values) : undefined;
  const ready = soundings.some((name) => tool.problems[name]) ? undefined : read?.values;
  return (
    <ToolSheet
      inputsTitle={ownTable.title}
      resultTitle={ownTable.result}
      inputs={
        <>
          <CalibrationField {...table} example={example} />
          {soundings.map((name) => {
            const { key } = deliveryInputs[name];
            return (
              <NumberField
                key={name}
                id={`tera-${key}`}
                {...fields[key]}
                value={tool.typed[name]}
                problem={tool.problems[name]}
                onChange={(typed) => {
                  tool.set(name, typed);
                  tool.put({ sounded: 'tidak' });
                }}
              />
            );
          })}
        </>
      }
    >
      <p className="quiet measure">{ownTable.lead}</p>
      <CalibrationReading {...table} level={(metres) => formatUnit(metres * 1000, 'mm')} />
      {read?.outside !== undefined && (
        <p className="strong">{fillSlots(ownTable.outside, { level: formatUnit(read.outside, 'mm', 1) })}</p>
      )}
      {ready && (
        <>
          <p>
            {fillSlots(ownTable.values, {
              sebelum: formatLitres(ready.tableBefore),
              sesudah: formatLitres(ready.tableAfter),
            })}
          </p>
          <ToolActions>
            <ToolButton label={ownTable.use} onClick={() => tool.put({ ...ready, sounded: 'ya' })} />
          </ToolActions>
        </>
      )}
    </ToolSheet>
  );
}

/** Litres of product and litres per mm at both soundings; or the sounding in mm outside the table. */
export function tableLitres(points: readonly CalibrationPoint[], values: DeliveryValues) {
  const known = withEmptyTank(points);
  const last = points.at(-1)?.level ?? 0;
  const outside = soundings.map((name) => values[name]).find((mm) => mm / 1000 > last);
  if (outside !== undefined) return { outside, values: undefined };
  const holds = (mm: number) => interpolate(known, mm / 1000) ?? 0;
  /** Averaged over 1 cm, so that a table in centimetres gives smooth values. */
  const perMm = (mm: number) => {
    const [low, high] = [Math.max(0, mm - 5), Math.min(last * 1000, mm + 5)];
    return Number(((holds(high) - holds(low)) / (high - low)).toFixed(3));
  };
  const { levelBefore, levelAfter, waterBefore, waterAfter } = values;
  const product = (level: number, water: number) => Number((holds(level) - holds(Math.min(level, water))).toFixed(1));
  return {
    outside,
    values: {
      tableBefore: product(levelBefore, waterBefore),
      tableAfter: product(levelAfter, waterAfter),
      perMmBefore: perMm(levelBefore),
      perMmAfter: perMm(levelAfter),
      perMmWater: perMm(Math.max(waterBefore, waterAfter)),
    },
  };
}

/** Table of a vertical tank of 4.95 m diameter: 192.4 L per cm. */
const example = ['Level (cm);Isi (L)', ...Array.from({ length: 27 }, (_, n) => `${n * 10};${n * 1924}`)].join('\n');
