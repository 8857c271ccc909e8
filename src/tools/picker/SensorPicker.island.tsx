import type { PictureProps } from '../../shared/ui/Picture.tsx';
import { OutsidePane } from './OutsidePane.tsx';
import { PapersPane } from './PapersPane.tsx';
import { RadioPane } from './RadioPane.tsx';
import { Reasons } from './Reasons.tsx';
import type { RadioRecord } from './radios.ts';
import { balloon, type Datasheet, SensorPane } from './SensorPane.tsx';
import styles from './SensorPicker.module.css';
import type { PickerText } from './schema.ts';
import { mm, type SensorRecord } from './sensors.ts';
import { useSensorPicker } from './use-sensor-picker.ts';

interface SensorPickerProps {
  text: PickerText;
  sensors: readonly (SensorRecord & { picture: PictureProps; datasheet: Datasheet })[];
  radios: readonly RadioRecord[];
}

/** Instrument selection sheet: every answer on the left, every instrument judged on the right, two papers under it. */
export function SensorPicker({ text, sensors, radios }: SensorPickerProps) {
  const picking = useSensorPicker({ sensors, radios }, text);
  const { result } = picking;
  const { words } = text;
  const pictures = Object.fromEntries(sensors.map(({ id, picture }) => [id, picture]));
  const datasheets = Object.fromEntries(sensors.map(({ id, datasheet }) => [id, datasheet]));
  return (
    <div className={styles.picker}>
      <SensorPane text={text} picking={picking} pictures={pictures} datasheets={datasheets} />
      {/* Of a tank that cannot be nothing is judged, and nothing is handed to bidders. */}
      {result.impossible.length === 0 && (
        <>
          <OutsidePane words={words} items={result.outside} />
          <Reasons
            title={words.reasons}
            note={words.rank}
            text={text}
            items={result.sensors}
            head={balloon}
            facts={({ errorMm }) => (errorMm === undefined ? '' : `±${mm(errorMm)}`)}
            wide
          />
          <RadioPane text={text} picking={picking} />
          <PapersPane text={text} picking={picking} />
        </>
      )}
    </div>
  );
}
