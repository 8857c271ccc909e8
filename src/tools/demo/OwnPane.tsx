import { useState } from 'react';
import type { VesselShape } from '../../plant/simulator/types.ts';
import { formatUnit } from '../../shared/format/format.ts';
import { formatFree, parseNumber, type SignReading } from '../../shared/format/parse-number.ts';
import { signSentence } from '../../shared/format/sign-words.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { ChoiceSelect } from '../../shared/ui/form/ChoiceSelect.tsx';
import { NumberField } from '../../shared/ui/form/NumberField.tsx';
import { ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { useSpoken } from '../../shared/ui/use-spoken.ts';
import styles from './FormPane.module.css';
import { bounds, kinOf, type OwnMedium, type OwnTank, ownCapacity, ownClash, ownTag } from './own-tank.ts';
import type { DemoText } from './schema.ts';
import type { Demo } from './use-demo.ts';
import { spanText, stockText } from './view.ts';

/** The visitor's own tank: its shape, what is in it, and what is taken from it. */
export default function OwnPane({
  demo,
  text: {
    own: text,
    tank: { beyond },
    numbers,
  },
}: {
  demo: Demo;
  text: DemoText;
}) {
  const { session, run } = demo.simulation;
  const [typed, setTyped] = useState(() => typedOwn(run.own));
  const { own, clash, problems, reads } = readOwnForm(typed);
  const kin = kinOf(typed.medium);
  const change = (part: Partial<typeof typed>) => setTyped({ ...typed, ...part });
  const days = session.monitors[ownTag]?.forecast.days;
  const choices = <T extends string>(words: Readonly<Record<T, string>>) =>
    (Object.keys(words) as T[]).map((value) => ({ value, label: words[value] }));
  const refused =
    clash &&
    own &&
    fillSlots(text.problems[clash], {
      dead: formatUnit(kin.dead, '%'),
      capacity: formatUnit(ownCapacity(own), 'kL', 2),
    });
  // Without the days that it lasts: they change by the minute.
  const put = run.own && fillSlots(text.put, { tank: ownTag, capacity: stockText(kin, ownCapacity(run.own)) });
  useSpoken(refused ?? put);
  return (
    <section className="stack-3 slim" aria-labelledby="demo-sendiri">
      <h2 className={styles.title} id="demo-sendiri">
        {text.title}
      </h2>
      <p className="small quiet">{text.lead}</p>
      <div className={styles.fields}>
        {typed.table ? null : (
          <ChoiceSelect
            id="demo-sendiri-bentuk"
            label={text.shape}
            options={choices(text.shapes)}
            value={typed.shape}
            onChange={(shape) => change({ shape })}
          />
        )}
        <ChoiceSelect
          id="demo-sendiri-isi"
          label={text.medium}
          options={choices(text.media)}
          value={typed.medium}
          onChange={(medium) => change({ medium })}
        />
        {fieldsOf(typed).map((field) => {
          const { label, unit, hint } = text.fields[field];
          const sign = reads[field];
          return (
            <NumberField
              key={field}
              id={`demo-sendiri-${field}`}
              label={label}
              unit={unit}
              hint={hint}
              value={typed.fields[field]}
              problem={problems[field]}
              reading={sign && signSentence(numbers, sign)}
              onChange={(value) => change({ fields: { ...typed.fields, [field]: value } })}
            />
          );
        })}
      </div>
      {typed.table && own && (
        <p className="small">
          {fillSlots(text.strapped, {
            capacity: formatUnit(ownCapacity(own), 'kL', 2),
            height: formatUnit(own.height, 'm', 2),
          })}
        </p>
      )}
      <div className={styles.said}>
        {refused && <p className={styles.problem}>{refused}</p>}
        {run.own && (
          <p className="strong">
            {fillSlots(text.applied, {
              tank: ownTag,
              capacity: stockText(kin, ownCapacity(run.own)),
              days: days === undefined ? beyond : spanText(days),
            })}
          </p>
        )}
      </div>
      <div className="row wrap">
        <ToolButton label={text.apply} disabled={!own || clash !== undefined} onClick={() => own && demo.putIn(own)} />
        <ToolButton label={text.remove} disabled={!run.own} onClick={() => demo.putIn(undefined)} />
      </div>
    </section>
  );
}

type OwnField = 'height' | 'diameter' | 'length' | 'width' | 'use' | 'level';

/** The form as it stands: a shape, a medium, and what is typed. A table that came with a link stays with its tank. */
interface TypedOwn {
  shape: VesselShape;
  medium: OwnMedium;
  fields: Record<OwnField, string>;
  table: Pick<OwnTank, 'shape' | 'height' | 'diameter' | 'length' | 'strapping' | 'capacity'> | undefined;
}

/** The dimensions that make a shape, then use and level. */
export function fieldsOf({ shape, table }: Pick<TypedOwn, 'shape' | 'table'>): readonly OwnField[] {
  if (table) return ['use', 'level'];
  switch (shape) {
    case 'vertical':
      return ['diameter', 'height', 'use', 'level'];
    case 'horizontal':
      return ['diameter', 'length', 'use', 'level'];
    case 'sphere':
      return ['diameter', 'use', 'level'];
    case 'box':
      return ['length', 'width', 'height', 'use', 'level'];
    default:
      return shape satisfies never;
  }
}

const limits: Record<OwnField, readonly [min: number, max: number, unit: string]> = {
  height: [...bounds.tinggi, 'm'],
  diameter: [...bounds.diameter, 'm'],
  length: [...bounds.panjang, 'm'],
  width: [...bounds.diameter, 'm'],
  use: [...bounds.pakai, 'kL/hari'],
  level: [...bounds.level, '%'],
};

/** A tank of a plant's yard, for a visitor to change: 12 m wide, 10 m high. */
const example: OwnTank = { shape: 'vertical', height: 10, diameter: 12, medium: 'diesel', use: 90, level: 60 };

/** A tank as it stands in the form; without one, the example. */
export function typedOwn(own: OwnTank = example): TypedOwn {
  const { shape, medium, height, diameter, length = 6, use, level, strapping, capacity } = own;
  const values = { height, diameter, length, width: diameter, use, level };
  const texts = Object.entries(values).map(([field, value]) => [field, formatFree(value)]);
  return {
    shape,
    medium,
    fields: Object.fromEntries(texts) as TypedOwn['fields'],
    table: strapping && { shape, height, diameter, length: own.length, strapping, capacity },
  };
}

interface OwnRead {
  problems: Partial<Record<OwnField, string>>;
  /** How figures were read that others would read differently. */
  reads: Partial<Record<OwnField, SignReading>>;
  clash: 'level' | 'use' | undefined;
  /** The tank as it is typed, as far as its fields can be read. */
  own: OwnTank | undefined;
}

/** What is typed, as a tank. */
export function readOwnForm(typed: TypedOwn): OwnRead {
  const { shape, medium, fields, table } = typed;
  const values: Partial<Record<OwnField, number>> = {};
  const problems: OwnRead['problems'] = {};
  const reads: OwnRead['reads'] = {};
  for (const field of fieldsOf(typed)) {
    const [min, max, unit] = limits[field];
    const parsed = parseNumber(fields[field], { min, max, unit });
    if ('problem' in parsed) problems[field] = parsed.problem;
    else {
      values[field] = Number(parsed.value.toFixed(6));
      if (parsed.read) reads[field] = parsed.read;
    }
  }
  const { use, level } = values;
  if (use === undefined || level === undefined || Object.keys(problems).length > 0) {
    return { problems, reads, clash: undefined, own: undefined };
  }
  const own: OwnTank = { ...(table ?? sizeOf(shape, values)), medium, use, level };
  return { problems, reads, clash: ownClash(own), own };
}

/** Of what lies and of spheres the height is the diameter; a box has its width where others have their diameter. */
function sizeOf(
  shape: VesselShape,
  { height = 0, diameter = 0, length, width = 0 }: Partial<Record<OwnField, number>>,
) {
  switch (shape) {
    case 'vertical':
      return { shape, height, diameter };
    case 'horizontal':
      return { shape, height: diameter, diameter, length };
    case 'sphere':
      return { shape, height: diameter, diameter };
    case 'box':
      return { shape, height, diameter: width, length };
    default:
      return shape satisfies never;
  }
}
