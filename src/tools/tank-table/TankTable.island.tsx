import '../../shared/ui/keep-standing.ts';
import { useMemo } from 'react';
import { Instrument } from '../kit/Instrument.tsx';
import { ToolFrame } from '../kit/ToolFrame.tsx';
import type { ToolWords } from '../kit/tool-words.ts';
import { useInputs } from '../kit/useInputs.ts';
import { answerOf, verdictOf } from './answer.ts';
import { clashesOf } from './clashes.ts';
import { TankDrawing } from './drawing/TankDrawing.tsx';
import { readingAt } from './level-reading.ts';
import { Outcome } from './Outcome.tsx';
import { Parts } from './Parts.tsx';
import { quantitiesOf } from './quantities.ts';
import type { TankTableText } from './schema.ts';
import { TableSection } from './TableSection.tsx';
import { TankFields } from './TankFields.tsx';
import styles from './TankTable.module.css';
import { inputsFor, sizeOf, type TankSize } from './tank-inputs.ts';
import { fullLitres } from './vessel.ts';
import { vesselOf } from './vessel-of.ts';
import { tankName } from './words.ts';

interface TankTableProps {
  text: TankTableText;
  words: ToolWords;
  /** Error of the owner's radar, ± mm. */
  radarMm: number;
}

/** From the inside dimensions of a tank to its volumes: drawing, readings, table, and what they are good for. */
export function TankTable({ text, words, radarMm }: TankTableProps) {
  const inputs = useMemo(() => inputsFor(radarMm), [radarMm]);
  const state = useInputs(inputs, clashesOf);
  const { values, put, refused } = state;
  // The table's rows hang on the tank, not on the level that is dragged through it.
  const key = JSON.stringify(sizeOf(values));
  const vessel = useMemo(() => vesselOf(JSON.parse(key) as TankSize), [key]);
  const reading = readingAt(vessel, values.level);
  const { lengthUnit, volumeUnit } = values;
  const quantities = useMemo(
    () => quantitiesOf(lengthUnit, volumeUnit, fullLitres(vessel)),
    [lengthUnit, volumeUnit, vessel],
  );
  const name = tankName(text, values);
  const shared = { text, words, state, vessel, reading, quantities, millimetres: radarMm };
  return (
    <ToolFrame words={words} refused={refused} className={styles.tool}>
      <div className="screen-only">
        <Instrument
          words={words}
          tool={state}
          inputsTitle={text.inputs}
          resultTitle={text.result}
          slim
          inputs={<TankFields text={text} words={words} state={state} quantities={quantities} />}
          verdict={verdictOf(text.verdict, answerOf(values, vessel, reading, quantities))}
        >
          <div className={styles.result}>
            <TankDrawing
              text={text.drawing}
              vessel={vessel}
              reading={reading}
              quantities={quantities}
              name={name}
              onLevel={(to) => put({ level: to })}
            />
            <Outcome {...shared} />
          </div>
        </Instrument>
      </div>
      <Parts {...shared} />
      <TableSection {...shared} name={name} />
    </ToolFrame>
  );
}
