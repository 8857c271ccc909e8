import { noFigure } from 'tank-gauging/inputs';
import { lpgColdest, lpgDensities, lpgVolumeAt15, lpgWarmest } from 'tank-gauging/methods/lpg-volume';
import {
  densitiesAt15,
  factorTo60,
  massInAir,
  type StandardVolume,
  shellFactor,
  temperatureLimits,
  volumeAt15,
  volumeAt15By1980,
} from 'tank-gauging/methods/standard-volume';
import { litresPerVolumeUnit, metresPerUnit, type tankInputs } from 'tank-gauging/tank-table/inputs';
import { errorLength, errorVolume, readingAt } from 'tank-gauging/tank-table/model';
import { litresBelow } from 'tank-gauging/vessel/vessel';
import { formatAllDigits, formatNumber, formatSigned, formatUnit } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { DataTable } from '../../shared/ui/Table.tsx';
import { Readings, ToolSheet } from '../../shared/ui/ToolSheet.tsx';
import { useAnnouncedSentence } from '../../shared/ui/use-announced-sentence.ts';
import { LineChart } from '../kit/charts/LineChart.tsx';
import { ToolFields } from '../kit/ToolForm.tsx';
import { axisTicks } from '../kit/ticks.ts';
import { percentWords, type TankView, tankField } from './words.ts';

const mostPlaces = 240;

/** Curve of volume over level with a reader: where it is steep, a centimetre is many litres. */
export function CurvePart({ text: page, values, result: { vessel, reading, quantities: q, slots } }: TankView) {
  const text = fillSlots(page.curve, { ...slots, ukuran: values.lengthUnit, satuan: q.volumeUnit });
  const [metre, litre] = [metresPerUnit[values.lengthUnit], litresPerVolumeUnit[values.volumeUnit]];
  const step = q.step * Math.max(1, Math.ceil(vessel.height / q.step / mostPlaces));
  const even = Array.from({ length: Math.floor(vessel.height / step + 1e-9) + 1 }, (_, index) => index * step);
  const levels = [...new Set([...even, reading.level, vessel.height])].sort((a, b) => a - b);
  const lengths = axisTicks(0, vessel.height / metre, 8).map((value) => value * metre);
  return (
    <LineChart
      label={text.label}
      x={{
        title: text.level,
        min: 0,
        max: vessel.height,
        ticks: lengths.filter((length) => length <= vessel.height * 1.0001),
        tick: (length) => formatAllDigits(Number((length / metre).toPrecision(6))),
        name: q.level,
      }}
      y={{ title: text.content, tick: (content) => formatAllDigits(content / litre), name: q.volume }}
      lines={[{ label: text.line, look: 'area', points: levels.map((level) => [level, litresBelow(vessel, level)]) }]}
      marks={[{ x: reading.level, y: reading.content, text: slots.isi, below: true }]}
      at={levels}
      caption={text.caption}
    />
  );
}

/** 60 °F in °C. */
const sixty = 140 / 9;
const kilograms = (density: number) => formatUnit(density, 'kg/m³', 1);
const degrees = (celsius: number, digits = 1) => formatUnit(celsius, '°C', digits);

/** Volume at 15 °C of the observed volume, by product. */
export function StandardPart(view: TankView) {
  const { product: group, density, densityBasis, temperature: celsius, edition, shape, shell } = view.values;
  const text = view.text.standard;
  const basis = densityBasis === '15' && view.values.densityUnit === 'api' ? '60f' : densityBasis;
  const densityAt = { '15': 15, '60f': sixty, suhu: celsius }[basis];
  const isLpg = group === 'lpg';
  const found = density === noFigure ? 'unknown' : standardVolume(group, edition, { density, densityAt, celsius });
  const { sentence, readings } = typeof found === 'string' ? refusal(view, found) : standardWords(view, found);
  useAnnouncedSentence(sentence, { answer: typeof found === 'object' });
  const names = [
    'product' as const,
    ...(isLpg ? [] : (['edition'] as const)),
    ...(['density', 'densityUnit', 'densityBasis'] as const),
    ...(['temperature', 'temperatureUnit', 'sediment'] as const),
    ...(shape === 'tegak' ? (['shell'] as const) : []),
    ...(shape === 'tegak' && shell !== 'tanpa' ? (['airTemperature', 'tableTemperature'] as const) : []),
  ];
  return (
    <ToolSheet
      inputsTitle={text.inputs}
      resultTitle={text.title}
      inputs={<ToolFields<typeof tankInputs, TankView> view={view} names={names} field={tankField} />}
    >
      <p className="large strong">{sentence}</p>
      <Readings items={readings} />
      <p className="caption measure">
        {[
          isLpg ? text.sourceLpg : edition === '1980' ? text.source1980 : text.source,
          shape !== 'tegak' && text.noShell,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </ToolSheet>
  );
}

function refusal({ text, values: { product, edition } }: TankView, why: 'unknown' | 'temperature' | 'density') {
  const isLpg = product === 'lpg';
  const { lowest, highest } = product === 'lpg' ? lpgDensities : densitiesAt15(product, edition);
  const least = isLpg ? lpgColdest : temperatureLimits[edition === '1980' ? 'lowest1980' : 'lowest'];
  const most = isLpg ? lpgWarmest : temperatureLimits.highest;
  const range = {
    unknown: {},
    temperature: { dari: degrees(least, 0), sampai: degrees(most, 0) },
    density: { dari: formatNumber(lowest), sampai: formatUnit(highest, 'kg/m³') },
  };
  return { sentence: fillSlots(text.standard.refused[why], range[why]), readings: [] };
}

/** Volume at 15 °C by the tables of the product: LPG has its own, the others two editions. */
function standardVolume(
  group: TankView['values']['product'],
  edition: TankView['values']['edition'],
  observed: { density: number; densityAt: number; celsius: number },
): StandardVolume | ReturnType<typeof volumeAt15By1980 | typeof lpgVolumeAt15> {
  if (group === 'lpg') return lpgVolumeAt15(observed);
  return edition === '1980' ? volumeAt15By1980({ ...observed, group }) : volumeAt15({ ...observed, group });
}
type Found = Exclude<ReturnType<typeof standardVolume>, string>;

/** Barrels at 60 °F of observed litres, rounded as in the edition used. */
export function barrelsAt60(group: TankView['values']['product'], found: Found, celsius: number, litres: number) {
  if ('factor60' in found) return (litres * found.factor60) / litresPerVolumeUnit.bbl;
  if (group === 'lpg') return Number.NaN;
  if ('density60' in found)
    return (litres * Math.round(factorTo60(group, found.density60, celsius) * 1e5)) / 1e5 / litresPerVolumeUnit.bbl;
  const from60 = volumeAt15By1980({ group, density: found.density15, densityAt: 15, celsius: sixty });
  return typeof from60 === 'string' ? Number.NaN : (litres * found.factor) / from60.factor / litresPerVolumeUnit.bbl;
}

function standardWords({ text, values, result }: TankView, found: Found) {
  const { volume: words } = result.quantities;
  const { temperature, airTemperature, tableTemperature, shape, shell } = values;
  const warm =
    shape === 'tegak' && shell !== 'tanpa'
      ? shellFactor(shell, temperature, airTemperature, tableTemperature)
      : undefined;
  // Water below the product is not part of its volume.
  const product = result.stock.product * (warm?.factor ?? 1);
  const volume = product * found.factor;
  const mass = (volume * found.density15) / 1000;
  const by60 = 'density60' in found ? found : undefined;
  const barrels = barrelsAt60(values.product, found, temperature, product);
  const net = 1 - values.sediment / 100;
  const { refused: _, ...standard } = text.standard;
  const { verdict, readings } = fillSlots(standard, {
    teramati: words(product),
    suhu: degrees(temperature),
    volume: words(volume),
    selisih: formatSigned(volume - product, words),
    bsw: formatUnit(values.sediment, '%', 2),
    alfa: formatNumber((by60?.alpha60 ?? 0) * 1e6, 2),
    d60: kilograms(by60?.density60 ?? 0),
    dinding: degrees(warm?.shell ?? 0, 2),
  });
  const noted = ({ label, note }: { label: string; note?: string | undefined }) => ({ label, note: by60 && note });
  return {
    sentence: verdict,
    readings: [
      { ...readings.volume, value: words(volume) },
      { ...noted(readings.factor), value: formatNumber(found.factor, by60 || 'factor60' in found ? 5 : 4) },
      { ...readings.barrels, value: formatUnit(barrels, 'bbl', 2) },
      ...(values.sediment > 0
        ? [{ ...readings.net, value: `${words(volume * net)} = ${formatUnit(barrels * net, 'bbl', 2)}` }]
        : []),
      ...(warm ? [{ ...readings.shell, value: formatNumber(warm.factor, 5) }] : []),
      { ...noted(readings.density), value: kilograms(found.density15) },
      { ...readings.mass, value: formatUnit(mass / 1000, 't', 3) },
      { ...readings.air, value: formatUnit(massInAir(mass, found.density15) / 1000, 't', 3) },
    ],
  };
}

const compared = [0.1, 0.25, 0.5, 0.75, 0.9];

/** Effect of a data sheet's accuracy in this tank. */
export function AccuracyPart(view: TankView) {
  const { values, result } = view;
  const { vessel, reading, quantities: q } = result;
  const error = errorLength(values);
  const length = formatUnit(error * 1000, 'mm', 1);
  const { below, above, either } = errorVolume(vessel, reading.level, error);
  const text = fillSlots(view.text.accuracy, {
    level: result.slots.level,
    mm: length,
    bawah: formatSigned(-below, q.volume),
    atas: formatSigned(above, q.volume),
  });
  const row = (share: number) => {
    const { level, content } = readingAt(vessel, vessel.height * share);
    const { either } = errorVolume(vessel, level, error);
    return [
      percentWords(share, 0),
      q.level(level),
      q.volume(content),
      q.volume(either),
      percentWords(either / content, 2),
    ];
  };
  const share = reading.content > 0 ? `±${percentWords(either / reading.content, 2)}` : '–';
  const { readings } = text;
  useAnnouncedSentence(`${readings.volume.label}: ±${q.volume(either)}.`);
  const names = [
    'errorUnit',
    'gaugeError',
    ...(values.errorUnit === 'persen' ? (['gaugeSpan'] as const) : []),
  ] as const;
  return (
    <ToolSheet
      inputsTitle={text.inputs}
      resultTitle={text.result}
      inputs={<ToolFields<typeof tankInputs, TankView> view={view} names={names} field={tankField} />}
    >
      <Readings
        items={[
          { ...readings.volume, value: `±${q.volume(either)}` },
          { ...readings.share, value: share },
          { ...readings.length, value: `±${length}` },
        ]}
      />
      <DataTable caption={text.table.caption} columns={text.table.columns} rows={compared.map(row)} stack />
    </ToolSheet>
  );
}
