import { formatDay } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { readFigure } from '../kit/tabular/cells.ts';
import { litresIn } from '../kit/tabular/units.ts';
import type { Analysis } from './analyse.ts';
import styles from './LossAnalyser.module.css';
import type { NumberReading } from './numbers.ts';
import { parseDate } from './parse-date.ts';
import type { LossToolText } from './schema.ts';
import type { LossState } from './useLossAnalysis.ts';
import { asWritten, litres } from './words.ts';

/** True while a file can be read in two ways and the visitor has not chosen. */
export const isAsking = ({ reading }: Analysis): boolean => reading.rival !== undefined || reading.askOrder;

interface QuestionProps {
  state: LossState;
  analysis: Analysis;
  text: LossToolText;
}

/** Asks what a file leaves open, each answer with what it would make of a figure of the file. */
export function LossQuestions({ state, analysis, text }: QuestionProps) {
  const { reading } = analysis;
  const { questions: words } = text;
  const { choices, setChoices } = state;
  const example = reading.example ?? '';
  const date = reading.dateExample ?? '';
  const amount = ({ decimal, unit }: NumberReading) => {
    const value = readFigure(example, decimal);
    return fillSlots(words.amount, {
      liter: typeof value === 'number' ? litres(value * litresIn[unit]) : asWritten(example),
      desimal: text.reading.decimal[decimal],
      satuan: text.reading.unit[unit],
    });
  };
  const rivals = reading.rival ? [{ decimal: reading.decimal, unit: reading.unit }, reading.rival] : [];
  return (
    <>
      {rivals.length > 0 && (
        <div className={styles.question}>
          <p>{fillSlots(words.numbers, { contoh: asWritten(example) })}</p>
          {rivals.map(({ decimal, unit }) => (
            <ToolButton
              key={`${decimal}-${unit}`}
              label={amount({ decimal, unit })}
              onClick={() => setChoices({ ...choices, decimal, unit })}
            />
          ))}
        </div>
      )}
      {reading.askOrder && (
        <div className={styles.question}>
          <p>{fillSlots(words.order, { contoh: asWritten(date) })}</p>
          {(['dmy', 'mdy'] as const).map((order) => (
            <ToolButton
              key={order}
              label={`${formatDay(parseDate(date, order) ?? '1970-01-01')} (${text.reading.order[order]})`}
              onClick={() => setChoices({ ...choices, order })}
            />
          ))}
        </div>
      )}
    </>
  );
}
