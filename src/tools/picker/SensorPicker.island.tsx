import '../../shared/ui/keep-standing.ts';
import { lazy, useCallback } from 'react';
import { sensorCriteria } from '../../shared/records/selection-fields.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { Fold } from '../kit/Fold.tsx';
import { LazyFold } from '../kit/LazyFold.tsx';
import { Scenarios } from '../kit/Scenarios.tsx';
import { ToolFrame } from '../kit/ToolFrame.tsx';
import { DecisionTable, Reasons } from './DecisionTable.tsx';
import type { Answers } from './inputs.ts';
import { figureText, mm } from './medium.ts';
import { byOrder, type PickerData, type Picking, useSensorPicker } from './picking.ts';
import { balloon, SensorPane } from './SensorPane.tsx';
import styles from './SensorPicker.module.css';
import type { Outside, PickerText } from './schema.ts';

const folded = () => import('./Folded.tsx');
const MediumFacts = lazy(async () => ({ default: (await folded()).MediumFacts }));
const RadioPane = lazy(async () => ({ default: (await folded()).RadioPane }));
const SurveyPaper = lazy(async () => ({ default: (await folded()).SurveyPaper }));
const TenderPaper = lazy(async () => ({ default: (await folded()).TenderPaper }));

/** Instrument selection sheet: answers and verdict first, then every instrument judged, then the papers, each in a fold. */
export function SensorPicker({ data }: { data: PickerData }) {
  const { text, words: shared } = data;
  const picking = useSensorPicker(data);
  const { result, tool, tank, tanks, rows } = picking;
  const { words } = text;
  const { content: medium } = tank;
  const { dielectric, noSource } = text.medium;
  return (
    <ToolFrame words={shared} refused={tool.refused} className={styles.picker}>
      <SensorPane data={data} picking={picking} />
      {/* Of a tank that cannot be nothing is judged, and nothing is handed to bidders. */}
      {result.impossible.length === 0 && (
        <div className={styles.folds}>
          <OutsidePane words={words} items={result.outside} />
          <LazyFold
            words={shared}
            title={medium.name}
            amount={medium.dielectric ? `${dielectric}\u00a0${figureText(medium.dielectric)}` : noSource}
          >
            <MediumFacts text={text} medium={medium} />
          </LazyFold>
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
          <LazyFold words={shared} title={words.radioTable} amount={result.radio?.record.title ?? words.noRadio}>
            <RadioPane text={text} picking={picking} />
          </LazyFold>
          <TankScenarios data={data} picking={picking} />
          <LazyFold words={shared} title={text.checklist.title}>
            <SurveyPaper text={text} picking={picking} />
          </LazyFold>
          <LazyFold
            words={shared}
            title={text.tor.title}
            amount={fillSlots(words.tanks, { jumlah: String(tanks.length) })}
          >
            <TenderPaper text={text} picking={picking} />
          </LazyFold>
        </div>
      )}
    </ToolFrame>
  );
}

/** Tanks kept under a name, side by side with what is picked for each; the tender text is written for all of them. */
function TankScenarios({ data, picking }: { data: PickerData; picking: Picking }) {
  const { tool, judge } = picking;
  const { words, fields } = data.text;
  const rowsOf = useCallback(
    (answers: Answers) => {
      const { tank, result } = judge(answers);
      const error = result.sensor?.errorMm;
      return [
        [fields.isi.label, tank.content.name],
        [words.sensor, result.sensor?.record.title ?? words.noSensor],
        [words.error, error === undefined ? '–' : `±${mm(error)}`],
        [words.radio, result.radio?.record.title ?? words.noRadio],
      ] as const;
    },
    [judge, words, fields],
  );
  return <Scenarios words={data.words} tool={tool} rowsOf={rowsOf} />;
}

/** Instruments that serve such a tank and that the catalogue does not have. */
function OutsidePane({ words, items }: { words: PickerText['words']; items: readonly Outside[] }) {
  if (items.length === 0) return null;
  return (
    <section className="stack-4 top slim" aria-labelledby="luar-katalog">
      <h3 className={styles.title} id="luar-katalog">
        {words.outside}
      </h3>
      <p className="quiet measure">{words.outsideLead}</p>
      <ul className={`${styles.outside} stack-3`}>
        {items.map(({ title, reason }) => (
          <li key={reason} className="measure">
            <strong>{title}.</strong> {reason}
          </li>
        ))}
      </ul>
    </section>
  );
}
