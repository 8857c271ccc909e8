import { ChoiceSelect } from '../../shared/ui/form/ChoiceSelect.tsx';
import { options } from './options.ts';
import { TankField, type TankFieldsProps } from './TankField.tsx';
import styles from './TankTable.module.css';
import { canLean, upperFields, upperOf, uppersOf } from './tank-fields.ts';

/** Tilt and what stands on the tank. A tilt that is not calculated keeps its field, so that it can be taken out. */
export function MoreFields(props: TankFieldsProps) {
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
