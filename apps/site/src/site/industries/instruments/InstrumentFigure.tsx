import { withoutMarks } from 'contract/marked';
import { fillSlots } from '../../../shared/text/slots.ts';
import { Action } from '../../../shared/ui/Action.tsx';
import { joinClasses } from '../../../shared/ui/classes.ts';
import '../../../shared/ui/drawing/pens.css';
import { Text } from '../../../shared/ui/Text.tsx';
import type { Industry } from '../schema.ts';
import styles from './InstrumentFigure.module.css';
import { attributes, fieldValue, type InstrumentShape, inOrder, label, plot, sheet } from './instrument.ts';
import { findInstrument, startValues } from './kinds.ts';
import { Lever, sliderProps } from './Lever.tsx';

/**
 * The instrument of an industry at its initial values, with the resulting sentence. live.ts reveals the sliders and
 * updates the drawing; without scripts nothing looks interactive. inScene: the picture beside it is the instrument's
 * vessel, and has the slider of its dragged field; otherwise the drawing has it, where the instrument has a rail.
 */
export function InstrumentFigure({ inScene = false, ...shown }: Industry['instrument'] & { inScene?: boolean }) {
  const { kind, question, alt, axes, labels, fields, sentences, note, action, carries } = shown;
  const instrument = findInstrument(kind);
  const { sentence, figures, shapes } = instrument.outcome(startValues(instrument));
  const rail = inScene ? undefined : instrument.dragged?.rail;
  const grip = inScene || rail ? instrument.dragged?.name : undefined;
  const gripped = grip && instrument.fields[grip];
  const lever = gripped && <Lever name={grip} label={fields[grip]?.label.plain ?? ''} field={gripped} rail={rail} />;
  const height = instrument.height ?? sheet.height;
  const units = Object.fromEntries(Object.entries(fields).map(([name, { unit }]) => [name, unit]));
  const answer = sentences[sentence];
  const axisNames = axes
    ? [
        label(plot.left + 6, plot.top + 10, axes.up.plain),
        label(plot.left, plot.top + plot.height + 18, axes.across.plain),
      ]
    : [];
  const draw = (shape: InstrumentShape, index: number) => {
    const { tag: Shape, look, text, says } = shape;
    const { 'text-anchor': anchor, ...place } = attributes(shape, height);
    const words = says && labels[says];
    const textAnchor = anchor as 'start' | 'middle' | 'end' | undefined;
    // The order of the shapes never changes: live.ts finds them by index.
    const key = `${index}`;
    return (
      <Shape key={key} className={styles[look] ?? look} {...place} textAnchor={textAnchor}>
        {words ? fillSlots(words, figures).plain : text}
      </Shape>
    );
  };
  const { lines, letters } = inOrder([...shapes, ...axisNames]);
  return (
    <section
      className={joinClasses(styles.instrument, 'stack-3', inScene ? `${styles.inScene} rule-strong` : 'card light')}
      aria-label={question.plain}
      data-instrument={kind}
      data-sentences={JSON.stringify(withoutMarks(sentences))}
      data-labels={JSON.stringify(withoutMarks(labels))}
      data-units={JSON.stringify(units)}
      data-carries={JSON.stringify(carries)}
    >
      <Text.h2 className="heading">{question}</Text.h2>
      <div className={joinClasses(styles.drawing, 'relative')}>
        <svg className="pens full block" viewBox={`0 0 ${sheet.width} ${height}`} role="img" aria-label={alt.plain}>
          {lines.map(draw)}
        </svg>
        {/* A second drawing above the lines, whose letters are not scaled with them. */}
        <svg className={`${styles.letters} full cover`} aria-hidden="true">
          {letters.map(draw)}
        </svg>
        {rail && lever}
      </div>
      {answer && (
        <Text.p className={styles.answer} data-answer>
          {fillSlots(answer, figures)}
        </Text.p>
      )}
      <fieldset className={`${styles.fields} screen-only`} hidden>
        <legend className="visually-hidden">{question.plain}</legend>
        {Object.entries(instrument.fields).map(([name, field]) =>
          name === grip ? null : (
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
      {inScene && lever}
      <Text.p className="caption">{note}</Text.p>
      {action && (
        <p className="screen-only">
          <Action {...action} />
        </p>
      )}
    </section>
  );
}
