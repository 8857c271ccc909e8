import { fillSlots } from '../../shared/text/slots.ts';
import { ChoiceSelect, NumberField } from '../../shared/ui/form/Field.tsx';
import { Fold } from '../kit/Fold.tsx';
import { fieldReading } from '../kit/field-reading.ts';
import type { ToolWords } from '../kit/tool-words.ts';
import type { ToolInputs } from '../kit/useInputs.ts';
import { readingAt } from './model.ts';
import type { TankTableText } from './schema.ts';
import styles from './TankTable.module.css';
import {
  bottomOf,
  bottomsOf,
  canLean,
  headNames,
  type LengthField,
  lengthFields,
  lengthUnits,
  type Shape,
  sizeFields,
  type TankValues,
  tankInputs,
  upperFields,
  upperOf,
  uppersOf,
  volumeNames,
} from './tank-inputs.ts';
import { vesselOf } from './vessel.ts';
import type { Quantities } from './words.ts';

/** Units, shape, dimensions and level of the tank. */
export function TankFields({ quantities, ...props }: TankFieldsProps & { quantities: Quantities }) {
  const { text, state } = props;
  const { values, put } = state;
  const vessel = vesselOf(values);
  const bottoms = bottomsOf(values);
  /** Another shape is filled as far as this one was; what was typed and refused for the old one is gone. */
  const changeShape = (shape: Shape) => {
    const { heightShare } = readingAt(vessel, values.level);
    const next: TankValues = { ...values, shape, waterLevel: 0, suctionLevel: 0, highestFill: 0 };
    const level = Math.round(vesselOf(next).height * heightShare * 100) / 100;
    put({ ...Object.fromEntries(lengthFields.map((name) => [name, next[name]])), shape, level });
  };
  return (
    <div className="stack-3 slim">
      <ChoiceSelect
        id="bentuk"
        label={text.shape}
        options={Object.entries(text.shapes).map(([value, { label }]) => ({ value: value as Shape, label }))}
        value={values.shape}
        onChange={changeShape}
      />
      <div className={styles.pair}>
        {values.shape === 'mendatar' && (
          <ChoiceSelect
            id="tutup"
            label={text.head}
            options={options(headNames, text.ends)}
            value={values.heads}
            onChange={(heads) => put({ heads })}
          />
        )}
        {bottoms.length > 0 && (
          <ChoiceSelect
            id="dasar"
            label={text.bottom}
            options={options(bottoms, text.ends)}
            value={bottomOf(values)}
            onChange={(bottom) => put({ bottom })}
          />
        )}
        {sizeFields(values).map((name) => (
          <TankField key={name} {...props} name={name} />
        ))}
        <TankField
          {...props}
          name="level"
          remark={
            values.level > vessel.height + 1e-9
              ? fillSlots(text.problems.level, { level: quantities.level(vessel.height) })
              : undefined
          }
        />
        <ChoiceSelect
          id="ukuran"
          label={text.units.length}
          options={options(lengthUnits, text.units.lengths)}
          value={values.lengthUnit}
          onChange={(lengthUnit) => put({ lengthUnit })}
        />
        <ChoiceSelect
          id="satuan-isi"
          label={text.units.volume}
          options={options(volumeNames, text.units.volumes)}
          value={values.volumeUnit}
          onChange={(volumeUnit) => put({ volumeUnit })}
        />
      </div>
      <div>
        <Fold title={text.more} open={values.slope > 0 || values.upper !== 'tanpa'}>
          <MoreFields {...props} />
        </Fold>
        <Fold title={text.limits} open={values.waterLevel > 0 || values.suctionLevel > 0 || values.highestFill > 0}>
          <div className={styles.pair}>
            {(['waterLevel', 'suctionLevel', 'highestFill'] as const).map((name) => (
              <TankField key={name} {...props} name={name} />
            ))}
          </div>
        </Fold>
      </div>
    </div>
  );
}

/** Tilt and what stands on the tank. A tilt that is not calculated keeps its field, so that it can be taken out. */
function MoreFields(props: TankFieldsProps) {
  const { text, state } = props;
  const { values, typed, put } = state;
  const uppers = uppersOf(values);
  const tilt = canLean(values) || typed.slope !== '0';
  return (
    <div className={styles.pair}>
      {tilt && <TankField {...props} name="slope" />}
      {canLean(values) && typed.slope !== '0' && <TankField {...props} name="dipPoint" />}
      {uppers.length > 0 && (
        <ChoiceSelect
          id="atas"
          label={text.upper}
          options={options(uppers, text.uppers)}
          value={upperOf(values)}
          onChange={(upper) => put({ upper })}
        />
      )}
      {upperFields(values).map((name) => (
        <TankField key={name} {...props} name={name} />
      ))}
      {!tilt && uppers.length === 0 && <p className="caption">{text.single}</p>}
      {!canLean(values) && uppers.length > 0 && <p className="caption">{text.problems.lean}</p>}
    </div>
  );
}

interface TankFieldsProps {
  text: TankTableText;
  words: ToolWords;
  state: ToolInputs<typeof tankInputs>;
}

interface TankFieldProps extends TankFieldsProps {
  name: LengthField | 'slope';
  /** A sentence under it that refuses nothing. */
  remark?: string | undefined;
}

/** One dimension, level or the tilt, in the visitor's unit. */
function TankField({ text, words, state, name, remark }: TankFieldProps) {
  const { typed, values, problems, clashes, set } = state;
  const { key } = tankInputs[name];
  const clash = clashes[name] as keyof TankTableText['problems'] | undefined;
  const own = name === 'slope' ? undefined : text.own[values.shape]?.[tankInputs[name].key];
  return (
    <NumberField
      id={key}
      unit={values.lengthUnit}
      {...(own ?? text.fields[key])}
      value={typed[name]}
      onChange={(value) => set(name, value)}
      reading={fieldReading(words, state, name) ?? remark}
      problem={problems[name] ?? (clash && text.problems[clash])}
    />
  );
}

/** Names as the entries of a list, with their words. */
export const options = <T extends string>(names: readonly T[], words: Readonly<Record<T, string>>) =>
  names.map((value) => ({ value, label: words[value] }));
