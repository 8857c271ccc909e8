import { sensorCriteria } from '../../shared/records/selection-fields.ts';
import { Fold } from '../kit/Fold.tsx';
import { ToolFrame } from '../kit/ToolFrame.tsx';
import { DecisionTable } from './DecisionTable.tsx';
import { mm } from './millimetres.ts';
import { OutsidePane } from './OutsidePane.tsx';
import { MediumFold, PaperFolds, RadioFold } from './PickerFolds.tsx';
import type { PickerData } from './picker-data.ts';
import { Reasons } from './Reasons.tsx';
import { balloon, SensorPane } from './SensorPane.tsx';
import styles from './SensorPicker.module.css';
import { TankScenarios } from './TankScenarios.tsx';
import { byOrder, useSensorPicker } from './use-sensor-picker.ts';

/** Instrument selection sheet: answers and verdict first, then every instrument judged, then the papers, each in a fold. */
export function PickerSheet({ data }: { data: PickerData }) {
  const { text, words: shared } = data;
  const picking = useSensorPicker(data);
  const { result, tool, rows } = picking;
  const { words } = text;
  return (
    <ToolFrame words={shared} refused={tool.refused} className={styles.picker}>
      <SensorPane data={data} picking={picking} />
      {/* Of a tank that cannot be nothing is judged, and nothing is handed to bidders. */}
      {result.impossible.length === 0 && (
        <div className={styles.folds}>
          <OutsidePane words={words} items={result.outside} />
          <MediumFold data={data} picking={picking} />
          <Fold title={words.sensorTable} open>
            <DecisionTable
              caption={words.sensorTable}
              text={text}
              rows={rows(sensorCriteria)}
              items={byOrder(result.sensors)}
              chosen={result.sensor?.record.id}
              head={balloon}
            />
          </Fold>
          <div className={styles.printed}>
            <Fold title={words.reasons}>
              <Reasons
                note={words.rank}
                text={text}
                items={result.sensors}
                head={balloon}
                facts={({ errorMm }) => (errorMm === undefined ? '' : `±${mm(errorMm)}`)}
                wide
              />
            </Fold>
          </div>
          <RadioFold data={data} picking={picking} />
          <TankScenarios data={data} picking={picking} />
          <PaperFolds data={data} picking={picking} />
        </div>
      )}
    </ToolFrame>
  );
}
