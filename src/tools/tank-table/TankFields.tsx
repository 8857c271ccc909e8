import { fillSlots } from '../../shared/text/slots.ts';
import { ChoiceSelect } from '../../shared/ui/form/ChoiceSelect.tsx';
import { Fold } from '../kit/Fold.tsx';
import { headNames } from './geometry/heads.ts';
import { readingAt } from './level-reading.ts';
import { MoreFields } from './MoreFields.tsx';
import { options } from './options.ts';
import type { Quantities } from './quantities.ts';
import { TankField, type TankFieldsProps } from './TankField.tsx';
import styles from './TankTable.module.css';
import { bottomOf, bottomsOf, sizeFields } from './tank-fields.ts';
import { lengthFields, type Shape, type TankValues } from './tank-inputs.ts';
import { lengthUnits, volumeNames } from './units.ts';
import { vesselOf } from './vessel-of.ts';

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
