import { withoutMarks } from 'contract/marked';
import { fillSlots } from '../../../shared/text/slots.ts';
import { Action } from '../../../shared/ui/Action.tsx';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { Text } from '../../../shared/ui/Text.tsx';
import type { Industry } from '../schema.ts';
import styles from './InstrumentFigure.module.css';
import { fieldValue, plot } from './instrument.ts';
import { findInstrument, startValues } from './kinds.ts';
import { Lever, sliderProps } from './Lever.tsx';

/**
 * The instrument of an industry at its initial values, with the resulting sentence. live.ts reveals the sliders and
 * updates the drawing; without scripts nothing looks interactive. inScene: the picture beside it is the instrument's
 * vessel, and has the slider of its dragged field.
 */
export function InstrumentFigure({ inScene = false, ...shown }: Industry['instrument'] & { inScene?: boolean }) {
  const { kind, question, alt, axes, fields, sentences, note, action, carries } = shown;
  const instrument = findInstrument(kind);
  const { sentence, figures, shapes } = instrument.outcome(startValues(instrument));
  const inPicture = inScene ? instrument.dragged?.name : undefined;
  const dragged = inPicture && instrument.fields[inPicture];
  const units = Object.fromEntries(Object.entries(fields).map(([name, { unit }]) => [name, unit]));
  const answer = sentences[sentence];
  return (
    <section
      className={joinClasses(styles.instrument, 'stack-3', inScene ? styles.inScene : 'card light')}
      aria-label={question.plain}
      data-instrument={kind}
      data-sentences={JSON.stringify(withoutMarks(sentences))}
      data-units={JSON.stringify(units)}
      data-carries={JSON.stringify(carries)}
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
        {axes && (
          <>
            <text className={styles.label} x={plot.left + 6} y={plot.top + 10}>
              {axes.up.plain}
            </text>
            <text className={styles.label} x={plot.left} y={plot.top + plot.height + 18}>
              {axes.across.plain}
            </text>
          </>
        )}
      </svg>
      {answer && (
        <Text.p className={styles.answer} data-answer>
          {fillSlots(answer, figures)}
        </Text.p>
      )}
      <fieldset className={styles.fields} hidden>
        <legend className="visually-hidden">{question.plain}</legend>
        {Object.entries(instrument.fields).map(([name, field]) =>
          name === inPicture ? null : (
            <label key={name}>
              <span className="note spread wrap gap-1">
                <span>{fields[name]?.label.plain}</span>{' '}
                <span className="figures measured" data-value>
                  {fieldValue(field, field.start, fields[name]?.unit ?? '')}
                </span>
              </span>
              <input className={`${styles.slider} full touch`} type="range" {...sliderProps(name, field)} />
            </label>
          ),
        )}
      </fieldset>
      {dragged && <Lever name={inPicture} label={fields[inPicture]?.label.plain ?? ''} field={dragged} />}
      <Text.p className="caption">{note}</Text.p>
      {action && (
        <p className="screen-only">
          <Action {...action} />
        </p>
      )}
    </section>
  );
}
