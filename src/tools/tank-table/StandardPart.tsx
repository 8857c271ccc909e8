import { formatNumber, formatUnit } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { ChoiceSelect, NumberField } from '../../shared/ui/form/Field.tsx';
import { Readings, ToolSheet } from '../../shared/ui/ToolSheet.tsx';
import { useSpoken } from '../../shared/ui/use-spoken.ts';
import { fieldReading } from '../kit/field-reading.ts';
import { stockAt } from './model.ts';
import { densitiesAt15, type StandardVolume, temperatures, volumeAt15 } from './standard-volume.ts';
import { options } from './TankFields.tsx';
import { densityUnits, productNames, tankInputs } from './tank-inputs.ts';
import { type PartProps, signedWords } from './words.ts';

const kilograms = (density: number) => formatUnit(density, 'kg/m³', 1);
const degrees = (celsius: number, digits = 1) => formatUnit(celsius, '°C', digits);

/** What the observed volume comes to at 15 °C, by product. */
export function StandardPart(props: PartProps) {
  const { text: page, words, state } = props;
  const text = page.standard;
  const { typed, values, problems, set, put } = state;
  const { product, density, densityBasis, temperature } = values;
  const found = volumeAt15({
    group: product,
    density,
    densityAt: densityBasis === '15' ? 15 : temperature,
    celsius: temperature,
  });
  const field = (name: 'density' | 'temperature') => (
    <NumberField
      id={tankInputs[name].key}
      {...text.fields[tankInputs[name].key]}
      {...(name === 'density' && { unit: text.densityUnits[values.densityUnit] })}
      value={typed[name]}
      onChange={(value) => set(name, value)}
      reading={fieldReading(words, state, name)}
      problem={problems[name]}
    />
  );
  const { lowest, highest } = densitiesAt15(product);
  const range =
    found === 'temperature'
      ? { dari: degrees(temperatures.lowest, 0), sampai: degrees(temperatures.highest, 0) }
      : { dari: formatNumber(lowest), sampai: formatUnit(highest, 'kg/m³') };
  const refused = typeof found === 'string' && fillSlots(text.refused[found], range);
  useSpoken(refused);
  return (
    <ToolSheet
      inputsTitle={text.inputs}
      resultTitle={text.result}
      inputs={
        <>
          <ChoiceSelect
            id="produk"
            label={text.product}
            options={options(productNames, text.products)}
            value={product}
            onChange={(value) => put({ product: value })}
          />
          {field('density')}
          <ChoiceSelect
            id="massa-dalam"
            label={text.densityUnit}
            options={options(densityUnits, text.densityUnits)}
            value={values.densityUnit}
            onChange={(densityUnit) => put({ densityUnit })}
          />
          <ChoiceSelect
            id="acuan"
            label={text.at}
            options={options(['15', 'suhu'] as const, text.ats)}
            value={densityBasis}
            onChange={(value) => put({ densityBasis: value })}
          />
          {field('temperature')}
        </>
      }
    >
      {refused ? (
        <p className="strong">{refused}</p>
      ) : (
        typeof found === 'object' && <StandardResult {...props} found={found} />
      )}
      <p className="caption measure">{text.source}</p>
    </ToolSheet>
  );
}

function StandardResult({
  text: page,
  state,
  vessel,
  reading,
  quantities: q,
  found,
}: PartProps & { found: StandardVolume }) {
  const text = page.standard;
  const { values } = state;
  // What lies under the product is water: it is no part of the product's volume.
  const { product } = stockAt(vessel, reading.level, { water: values.waterLevel, outlet: 0, highest: 0 });
  const volume = product * found.factor;
  const slots = {
    teramati: q.volume(product),
    suhu: degrees(values.temperature),
    volume: q.volume(volume),
    selisih: signedWords(volume - product, q.volume),
    alfa: formatNumber(found.alpha60 * 1e6, 2),
    d60: kilograms(found.density60),
  };
  const figure = (name: keyof typeof text.readings, value: string) => {
    const { label, note } = text.readings[name];
    return { label, value, note: note && fillSlots(note, slots) };
  };
  const sentence = fillSlots(text.verdict, slots);
  useSpoken(sentence, { answer: true });
  return (
    <>
      <p className="large strong">{sentence}</p>
      <Readings
        items={[
          figure('volume', q.volume(volume)),
          figure('factor', formatNumber(found.factor, 5)),
          figure('density', kilograms(found.density15)),
          figure('mass', formatUnit((volume * found.density15) / 1e6, 't', 3)),
        ]}
      />
    </>
  );
}
