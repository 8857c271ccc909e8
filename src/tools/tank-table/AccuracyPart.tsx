import { formatUnit } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { ChoiceField, NumberField } from '../../shared/ui/form/Field.tsx';
import { DataTable } from '../../shared/ui/Table.tsx';
import { Readings, ToolSheet } from '../../shared/ui/ToolSheet.tsx';
import { useSpoken } from '../../shared/ui/use-spoken.ts';
import { fieldReading } from '../kit/field-reading.ts';
import { errorLength, errorVolume, readingAt } from './model.ts';
import { tankInputs } from './tank-inputs.ts';
import type { PartProps } from './words.ts';
import { percentWords } from './words.ts';

const compared = [0.1, 0.25, 0.5, 0.75, 0.9] as const;

/** What the accuracy on a data sheet means in this tank. */
export function AccuracyPart({ text: page, words, state, vessel, reading, quantities: q, millimetres }: PartProps) {
  const text = page.accuracy;
  const { typed, values, problems, set, put } = state;
  const error = errorLength(values);
  const length = formatUnit(error * 1000, 'mm', 1);
  const litre = q.volume;
  const row = (share: number) => {
    const at = readingAt(vessel, vessel.height * share);
    const { either } = errorVolume(vessel, at.level, error);
    return [
      percentWords(share, 0),
      q.level(at.level),
      litre(at.content),
      litre(either),
      percentWords(either / at.content, 2),
    ];
  };
  const now = errorVolume(vessel, reading.level, error);
  const either = `±${litre(now.either)}`;
  useSpoken(`${text.readings.volume.label}: ${either}.`);
  const field = (name: 'gaugeError' | 'gaugeSpan', unit?: string) => (
    <NumberField
      id={tankInputs[name].key}
      {...text.fields[tankInputs[name].key]}
      {...(unit && { unit })}
      value={typed[name]}
      onChange={(value) => set(name, value)}
      reading={fieldReading(words, state, name)}
      problem={problems[name]}
    />
  );
  return (
    <ToolSheet
      inputsTitle={text.inputs}
      resultTitle={fillSlots(text.result, { level: q.level(reading.level) })}
      inputs={
        <>
          <ChoiceField
            name="satuan"
            legend={text.unit}
            options={(['mm', 'persen'] as const).map((value) => ({ value, ...text.units[value] }))}
            value={values.errorUnit}
            // The figure of the one unit means nothing in the other.
            onChange={(errorUnit) => put({ errorUnit, gaugeError: errorUnit === 'mm' ? millimetres : 0.25 })}
          />
          {field('gaugeError', values.errorUnit === 'mm' ? undefined : text.percent)}
          {values.errorUnit === 'persen' && field('gaugeSpan')}
        </>
      }
    >
      <Readings
        items={[
          {
            ...text.readings.volume,
            value: either,
            note: fillSlots(text.readings.volume.note ?? '', {
              bawah: `−${litre(now.below)}`,
              atas: `+${litre(now.above)}`,
            }),
          },
          {
            ...text.readings.share,
            value: reading.content > 0 ? `±${percentWords(now.either / reading.content, 2)}` : '–',
          },
          { ...text.readings.length, value: `±${length}` },
        ]}
      />
      <DataTable
        caption={fillSlots(text.table.caption, { mm: length })}
        columns={text.table.columns}
        rows={compared.map(row)}
        stack
      />
    </ToolSheet>
  );
}
