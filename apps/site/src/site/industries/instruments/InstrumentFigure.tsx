import { withoutMarks } from 'contract/marked';
import { fillSlots } from '../../../shared/text/slots.ts';
import { Action } from '../../../shared/ui/Action.tsx';
import { Text } from '../../../shared/ui/Text.tsx';
import type { Industry } from '../schema.ts';
import styles from './InstrumentFigure.module.css';
import { fieldValue, findInstrument, startValues } from './kinds.ts';

/**
 * The instrument of an industry at its initial values, with the resulting sentence. live.ts reveals the sliders and
 * updates the drawing; without scripts nothing looks interactive.
 */
export function InstrumentFigure({ kind, question, alt, fields, sentences, note, action }: Industry['instrument']) {
  const instrument = findInstrument(kind);
  const { sentence, figures, shapes } = instrument.outcome(startValues(instrument));
  const units = Object.fromEntries(Object.entries(fields).map(([name, { unit }]) => [name, unit]));
  const answer = sentences[sentence];
  return (
    <section
      className={`${styles.instrument} card light stack-3`}
      aria-label={question.plain}
      data-instrument={kind}
      data-sentences={JSON.stringify(withoutMarks(sentences))}
      data-units={JSON.stringify(units)}
    >
      <Text.h2 className="heading">{question}</Text.h2>
      <svg className={`${styles.drawing} outline full`} viewBox="0 0 320 180" role="img" aria-label={alt.plain}>
        {shapes.map(({ tag: Shape, look, at, text }, index) => {
          // The order of the shapes never changes: live.ts finds them by index.
          const key = `${index}`;
          const { 'text-anchor': anchor, ...place } = at;
          const textAnchor = anchor as 'start' | 'middle' | 'end' | undefined;
          return (
            <Shape key={key} className={styles[look]} {...place} textAnchor={textAnchor}>
              {text}
            </Shape>
          );
        })}
      </svg>
      {answer && (
        <Text.p className={styles.answer} data-answer>
          {fillSlots(answer, figures)}
        </Text.p>
      )}
      <fieldset className={styles.fields} hidden>
        <legend className="visually-hidden">{question.plain}</legend>
        {Object.entries(instrument.fields).map(([name, field]) => (
          <label key={name}>
            <span className="note spread wrap gap-1">
              <span>{fields[name]?.label.plain}</span>{' '}
              <span className="figures measured" data-value>
                {fieldValue(field, field.start, fields[name]?.unit ?? '')}
              </span>
            </span>
            <input
              className={`${styles.slider} full touch`}
              type="range"
              name={name}
              min={field.min}
              max={field.max}
              step={field.step}
              defaultValue={field.start}
            />
          </label>
        ))}
      </fieldset>
      <Text.p className="caption">{note}</Text.p>
      {action && (
        <p className="screen-only">
          <Action {...action} />
        </p>
      )}
    </section>
  );
}
