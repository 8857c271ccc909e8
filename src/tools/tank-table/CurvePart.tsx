import { formatFree } from '../../shared/format/parse-number.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { LineChart } from '../kit/charts/LineChart.tsx';
import { ticks } from '../kit/ticks.ts';
import { litresOf, metresIn } from './tank-inputs.ts';
import { litres } from './vessel.ts';
import type { PartProps } from './words.ts';

/** Steps of the table that the reader of the curve stops at, at most. */
const mostPlaces = 240;

/** Level to volume as a curve that answers: where it is steep, a centimetre is many litres. */
export function CurvePart({ text: page, state: { values }, vessel, reading, quantities: q }: PartProps) {
  const text = page.curve;
  const [metre, litre] = [metresIn[values.lengthUnit], litresOf(values.volumeUnit)];
  const every = Math.max(1, Math.ceil(vessel.height / q.step / mostPlaces));
  const count = Math.floor(vessel.height / q.step / every + 1e-9);
  const even = Array.from({ length: count + 1 }, (_, index) => index * every * q.step);
  const levels = [...new Set([...even, reading.level, vessel.height])].sort((a, b) => a - b);
  const at = (level: number) => litres(vessel, level);
  const full = at(vessel.height);
  const lengths = ticks(0, vessel.height / metre, 8).filter((value) => value * metre <= vessel.height * 1.0001);
  const volumes = ticks(0, full / litre, 5);
  return (
    <LineChart
      label={fillSlots(text.label, {
        level: q.level(reading.level),
        isi: q.volume(reading.content),
        penuh: q.volume(full),
      })}
      x={{
        min: 0,
        max: vessel.height,
        title: fillSlots(text.level, { ukuran: values.lengthUnit }),
        ticks: lengths.map((value) => ({ at: value * metre, label: formatFree(value) })),
      }}
      y={{
        min: 0,
        max: (volumes.at(-1) ?? 1) * litre,
        title: fillSlots(text.content, { satuan: q.volumeUnit }),
        ticks: volumes.map((value) => ({ at: value * litre, label: formatFree(value) })),
      }}
      lines={[{ label: text.line, look: 'area', points: levels.map((level) => [level, at(level)] as const) }]}
      marks={[{ x: reading.level, y: reading.content, text: q.volume(reading.content), below: true }]}
      reading={{
        at: levels,
        read: (index) => {
          const level = levels[index] ?? 0;
          return {
            title: q.level(level),
            values: [{ label: text.line, value: q.volume(at(level)), y: at(level) }],
          };
        },
      }}
      table={{
        caption: text.caption,
        columns: [
          fillSlots(text.level, { ukuran: values.lengthUnit }),
          fillSlots(text.content, { satuan: q.volumeUnit }),
        ],
        rows: lengths.map((value) => [q.level(value * metre), q.volume(at(value * metre))]),
      }}
    />
  );
}
