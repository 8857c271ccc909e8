import { yearsText } from '../../plant/radio/battery.ts';
import { radioCriteria } from '../../shared/records/selection-fields.ts';
import { DecisionTable } from './DecisionTable.tsx';
import { RadioScale } from './RadioScale.tsx';
import { Reasons } from './Reasons.tsx';
import styles from './SensorPicker.module.css';
import type { PickerText } from './schema.ts';
import { byOrder, type Picking } from './use-sensor-picker.ts';

/** Every radio judged: its reach, the decision table, and the reasons beside them. */
export function RadioPane({ text, picking: { tool, result, rows } }: { text: PickerText; picking: Picking }) {
  const { words } = text;
  return (
    <section className="stack-5 top slim" aria-label={words.radio}>
      <h3 className={styles.title}>{words.scale}</h3>
      <div className={styles.columns}>
        <div className="stack-5 top slim">
          <RadioScale items={byOrder(result.radios)} distance={tool.values.jarak} words={words} />
          <DecisionTable
            caption={words.radioTable}
            text={text}
            rows={rows(radioCriteria)}
            items={byOrder(result.radios)}
            chosen={result.radio?.record.id}
          />
        </div>
        <Reasons
          note={words.radioRank}
          text={text}
          items={result.radios}
          facts={({ record, life }) => `${record.range}; ${life ? yearsText(life) : words.mains}`}
        />
      </div>
    </section>
  );
}
