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
  const changeShape = (bentuk: Shape) => {
    const { heightShare } = readingAt(vessel, values.level);
    const next: TankValues = { ...values, bentuk, air: 0, sisa: 0, puncak: 0 };
    const level = Math.round(vesselOf(next).height * heightShare * 100) / 100;
    put({ ...Object.fromEntries(lengthFields.map((name) => [name, next[name]])), bentuk, level });
  };
  return (
    <div className="stack-3 slim">
      <ChoiceSelect
        id="bentuk"
        label={text.shape}
        options={Object.entries(text.shapes).map(([value, { label }]) => ({ value: value as Shape, label }))}
        value={values.bentuk}
        onChange={changeShape}
      />
      <div className={styles.pair}>
        {values.bentuk === 'mendatar' && (
          <ChoiceSelect
            id="tutup"
            label={text.head}
            options={options(headNames, text.ends)}
            value={values.tutup}
            onChange={(tutup) => put({ tutup })}
          />
        )}
        {bottoms.length > 0 && (
          <ChoiceSelect
            id="dasar"
            label={text.bottom}
            options={options(bottoms, text.ends)}
            value={bottomOf(values)}
            onChange={(dasar) => put({ dasar })}
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
          value={values.ukuran}
          onChange={(ukuran) => put({ ukuran })}
        />
        <ChoiceSelect
          id="satuan-isi"
          label={text.units.volume}
          options={options(volumeNames, text.units.volumes)}
          value={values.isi}
          onChange={(isi) => put({ isi })}
        />
      </div>
      <div>
        <Fold title={text.more} open={values.kemiringan > 0 || values.atas !== 'tanpa'}>
          <MoreFields {...props} />
        </Fold>
        <Fold title={text.limits} open={values.air > 0 || values.sisa > 0 || values.puncak > 0}>
          <div className={styles.pair}>
            {(['air', 'sisa', 'puncak'] as const).map((name) => (
              <TankField key={name} {...props} name={name} />
            ))}
          </div>
        </Fold>
      </div>
    </div>
  );
}
