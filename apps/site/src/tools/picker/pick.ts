import { coneIn, type Range, type SensorRecord } from 'tank-gauging/picker/budget';
import type { Finding, Judged, RadioRecord, Catalogue as Records } from 'tank-gauging/picker/judge';
import type { Medium } from 'tank-gauging/picker/media';
import type { WettedMaterial } from 'tank-gauging/picker/resistance';
import type { MediumCondition, Rule } from 'tank-gauging/picker/rules';
import type { PickerTank } from 'tank-gauging/picker/tank';
import type { JudgedTank } from 'tank-gauging/tank/judge-tank';
import { yearsText } from '../../plant/radio/radio.ts';
import { formatAllDigits, formatUnit } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import type { PictureProps } from '../../shared/ui/Picture.tsx';
import type { TankFields } from '../kit/schema.ts';
import { budgetText, coneText, totalText } from './budget-words.ts';
import { judging, rules } from './picker.words.ts';
import {
  askedText,
  celsius,
  distanceText,
  figureText,
  mediaOfRecord,
  mm,
  noted,
  type Slots,
  sourceTitle,
  tankSlots,
  traitNames,
  traitWord,
} from './words.ts';

const { medium: words, ranges, reach, battery, quantities } = judging;

/** Figures that triggered a rule, with their sources. */
function mediumEvidence(condition: MediumCondition | undefined, medium: Medium): string[] {
  if (!condition) return [];
  const { dielectric, boils, absorbs, gas = '' } = medium;
  const figure = dielectric
    ? `${words.dielectric} ${noted(dielectric)}. ${sourceTitle(dielectric.source)}`
    : `${words.dielectric}: ${words.noSource}`;
  const { vapour, source = '' } = mediaOfRecord.gases[gas] ?? {};
  const traits = traitNames
    .filter((name) => condition[name])
    .map((name) => {
      const word = traitWord(medium, name);
      if (name !== 'vapour' || !(boils || (vapour && medium.vapour === 'boiling')))
        return fillSlots(words.traitLine, { sifat: words.labels[name], nilai: word });
      const [nama, nilai] = boils ? [words.boils, celsius(boils.at)] : [words.labels.vapour, word];
      return fillSlots(words.pointLine, { nama, nilai, sumber: sourceTitle(boils?.source ?? source) });
    });
  return [
    ...(condition.dielectric || condition.unknown?.includes('dielectric') ? [figure] : []),
    ...traits,
    ...(condition.absorbs && absorbs ? [sourceTitle(absorbs)] : []),
  ];
}

interface Wording {
  said: Partial<Pick<Rule, 'change' | 'through'>> & Pick<Rule, 'reason'>;
  slots: Slots;
  evidence?: string[];
}

/** Texts of a finding before filling, their figures, and its evidence. */
function describeFinding({ reason, tank }: Finding, slotsIn: (tank: PickerTank) => Slots): Wording {
  const { content } = tank;
  switch (reason.key) {
    case 'rule': {
      const { rule, twoSensorsMm } = reason;
      const duaSensor = twoSensorsMm === undefined ? '–' : `±${mm(twoSensorsMm)}`;
      const rated = (Object.keys(rule.when.rated ?? {}) as WettedMaterial[]).map((name) => tank.ratings[name].source);
      const evidence = [
        ...mediumEvidence(rule.when.medium, content),
        ...rated.flatMap((source) => (source ? [sourceTitle(source)] : [])),
        sourceTitle(rule.source),
      ];
      return { said: rule, slots: { ...slotsIn(tank), duaSensor }, evidence };
    }
    case 'quantity':
      return { said: ranges.quantity, slots: { ukur: quantities[reason.measures], perlu: quantities[reason.needs] } };
    case 'accuracy': {
      const slots = { nilai: totalText(reason.budget) ?? '–', sampai: mm(reason.limitMm) };
      return { said: ranges.accuracy, slots };
    }
    case 'densityUnknown':
      return { said: ranges.densityUnknown, slots: { isi: content.name } };
    case 'spread': {
      const { density, share, shiftMm } = reason;
      const persen = formatAllDigits(Number((share * 100).toFixed(1)));
      const slots = { massaJenis: figureText(density, 'kg/L'), persen, geser: mm(shiftMm) };
      return { said: ranges.spread, slots, evidence: [sourceTitle(density.source)] };
    }
    case 'battery':
      return { said: battery[reason.is], slots: { umur: yearsText(reason.life) } };
    case 'range': {
      const { is, value, of, unit } = reason;
      return { said: ranges[is], slots: limits(value, of, (figure) => `${formatAllDigits(figure)}\u00a0${unit}`) };
    }
    case 'reach':
      return { said: reach[reason.is], slots: limits(reason.km, reason.of, distanceText) };
  }
}

const limits = (value: number, { from, to }: Range, write: (figure: number) => string): Slots => {
  return { nilai: write(value), dari: write(from), sampai: write(to) };
};

/** Finding with its filled texts; one with a `change` is a rejection. */
function findingText(finding: Finding, slotsIn: (tank: PickerTank) => Slots) {
  const { said, slots, evidence = [] } = describeFinding(finding, slotsIn);
  const { reason, change, through } = said;
  const { about, rejects } = finding;
  return {
    about,
    rejects,
    key: finding.reason.key,
    ...fillSlots({ reason, change, through }, slots),
    evidence: [...new Set(evidence)],
  };
}

/** Devices as the page passes them, and the texts of a tank's fields; media and rules are bundled with the script. */
export interface Catalogue {
  fields: TankFields;
  sensors: readonly (SensorRecord & { picture?: PictureProps; datasheet?: { to: string; file?: string } })[];
  radios: readonly RadioRecord[];
}
export type PickerResult = ReturnType<typeof wordJudged>;
export type JudgedSensor = PickerResult['sensors'][number];
export type JudgedRadio = PickerResult['radios'][number];

/** All records that the judgement of a tank reads. */
export const catalogueRecords = ({ fields, sensors, radios }: Catalogue): Records => ({
  ...{ sensors, radios, media: mediaOfRecord, kindNames: fields['t-isi'].options, rules, battery },
  ...{ connections: judging.connections, outside: judging.outside },
});

const known = new WeakMap<JudgedTank['picked'], ReturnType<typeof wordPicked>>();

/** Judgement of a tank with its texts; those of a picker's judgement are reused with it. */
export function wordJudged(judged: JudgedTank, fields: TankFields) {
  const words = known.get(judged.picked) ?? wordPicked(judged, fields);
  known.set(judged.picked, words);
  return { ...words, judged };
}

function wordPicked({ picked: found, instrument, conditions }: JudgedTank, fields: TankFields) {
  const { tank, refused, sensor, litres, connection, doubt, outside, radio } = found;
  const filled = new Map<PickerTank, Slots>();
  const slotsIn = (state: PickerTank) => {
    const slots = filled.get(state) ?? tankSlots(state, fields);
    filled.set(state, slots);
    return slots;
  };
  const facts = slotsIn(tank);
  const worded = <J extends Judged<unknown>>({ findings, ...one }: J) => ({
    ...one,
    findings: findings.map((finding) => findingText(finding, slotsIn)),
  });
  const sensorText = (one: (typeof found.sensors)[number]) => ({ ...worded(one), errorText: totalText(one.budget) });
  const said = sensor && sensorText(sensor);
  const cone = coneIn(tank);
  const sambungan = connection && fillSlots(connection.text, facts);
  return {
    ...found,
    slots: {
      ...slotsIn(refused ?? tank),
      ...(sensor?.errorMm !== undefined && { mm: said?.errorText }),
      ...(sensor?.budget && { anggaran: budgetText(sensor.budget) }),
      ...(cone && { kerucut: coneText(cone, tank.sudut) }),
      ...(litres !== undefined && {
        liter: `${tank.batas ? '±' : sensor?.budget?.sign}${formatUnit(Math.round(litres), 'L')}`,
      }),
      ...(sambungan && { sambungan }),
      ...(tank.asing && { tanya: askedText(tank.content.name, found.proposed) }),
    } as Slots,
    sensors: found.sensors.map(sensorText),
    sensor: said,
    companions: found.companions.map(({ quantity, sensor: companion }) => ({
      quantity,
      sensor: companion && sensorText(companion),
    })),
    radios: found.radios.map(worded),
    radio: radio && worded(radio),
    connection: sambungan,
    conditions: [
      ...conditions.map(({ part, findings }) => ({
        name: part.record.title,
        reasons: findings.map((finding) => findingText(finding, slotsIn).reason),
      })),
      ...(instrument.state === 'found' && radio?.record.id === 'lorawan'
        ? [{ name: judging.gateway.name, reasons: [fillSlots(judging.gateway.condition, facts)] }]
        : []),
    ],
    told: doubt && fillSlots(judging.told[doubt], facts),
    outside: outside.map(({ reason, ...instrument }) => ({ ...instrument, reason: fillSlots(reason, facts) })),
  };
}
