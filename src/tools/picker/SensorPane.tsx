import { sensorCriteria } from '../../shared/records/selection-fields.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { Action } from '../../shared/ui/Action.tsx';
import { Balloon } from '../../shared/ui/Balloon.tsx';
import { classes } from '../../shared/ui/classes.ts';
import type { PictureProps } from '../../shared/ui/Picture.tsx';
import { ShareButton, ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { ToolActions, ToolSheet } from '../../shared/ui/ToolSheet.tsx';
import { AnswerFields } from './AnswerFields.tsx';
import { DecisionTable } from './DecisionTable.tsx';
import { Recommended } from './Recommended.tsx';
import styles from './SensorPicker.module.css';
import type { PickerText } from './schema.ts';
import type { SensorRecord } from './sensors.ts';
import { byOrder, type Picking } from './use-sensor-picker.ts';

export const balloon = ({ code, order }: SensorRecord) => <Balloon code={code} number={order} size={44} />;

/** The document of a sensor; `file` tells type, pages and size. */
export interface Datasheet {
  to: string;
  file?: string;
}

interface SensorPaneProps {
  text: PickerText;
  picking: Picking;
  pictures: Readonly<Record<string, PictureProps>>;
  datasheets: Readonly<Record<string, Datasheet>>;
}

/** The answers beside what they lead to: the recommendation, its datasheets, and every sensor judged. */
export function SensorPane({ text, picking, pictures, datasheets }: SensorPaneProps) {
  const { tool, result, rows, consultation } = picking;
  const { words } = text;
  const possible = result.impossible.length === 0;
  const picked = [result.sensor, ...result.companions.map(({ sensor }) => sensor)].flatMap((found) =>
    found ? [found.record] : [],
  );
  return (
    <ToolSheet
      inputsTitle={text.inputs}
      resultTitle={text.result}
      inputs={
        <>
          <AnswerFields text={text} tool={tool} />
          {/* On a phone the result is far below; this says it while the answers are given. Spoken where it stands. */}
          <p className={classes(styles.standing, 'wrap spread', 'screen-only')} aria-hidden="true">
            {possible ? (result.sensor?.record.title ?? words.noSensor) : words.impossible}
            <span className={styles.standingRadio}>{result.radio?.record.title ?? words.noRadio}</span>
          </p>
        </>
      }
    >
      <Recommended answers={tool.values} result={result} pictures={pictures} text={text} />
      <ToolActions>
        {possible && <Action label={words.ask} to={consultation} look="signal" />}
        {picked.map(({ id, title }) => {
          const sheet = datasheets[id];
          if (!sheet) return null;
          return <Action key={id} label={fillSlots(words.datasheet, { alat: title })} {...sheet} look="line" />;
        })}
        <ShareButton label={words.share} />
        <ToolButton label={words.reset} onClick={tool.reset} />
      </ToolActions>
      {possible && (
        <DecisionTable
          caption={words.sensorTable}
          text={text}
          rows={rows(sensorCriteria)}
          items={byOrder(result.sensors)}
          chosen={result.sensor?.record.id}
          head={balloon}
        />
      )}
    </ToolSheet>
  );
}
