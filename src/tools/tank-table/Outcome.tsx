import { fillSlots } from '../../shared/text/slots.ts';
import { Action } from '../../shared/ui/Action.tsx';
import { Readings } from '../../shared/ui/ToolSheet.tsx';
import { flowHref } from '../kit/flow.ts';
import { ToolControls } from '../kit/ToolControls.tsx';
import { answerOf } from './answer.ts';
import { consultationOf } from './consultation.ts';
import { demoHref } from './demo-link.ts';
import type { PartProps } from './part-props.ts';
import { litres } from './vessel.ts';
import { percentWords } from './words.ts';

/** The figures of the answer, and where they can go. */
export function Outcome({ text, words, state, vessel, reading, quantities: q }: PartProps) {
  const { values, refused } = state;
  const { content, ullage, contentShare } = reading;
  const { stock, limited, slots } = answerOf(values, vessel, reading, q);
  const demo = refused ? undefined : demoHref(values, vessel, reading.level);
  const figure = (name: keyof typeof text.readings, value: string, state?: 'warning') => {
    const { label, note } = text.readings[name];
    return { label, value, note: note && fillSlots(note, slots), state };
  };
  return (
    <div className="stack-4 slim">
      <Readings
        items={[
          figure('content', q.volume(content)),
          figure('share', percentWords(contentShare)),
          figure('ullage', q.volume(ullage)),
          ...(limited
            ? [
                figure('usable', q.volume(stock.usable)),
                figure('room', q.volume(stock.room), stock.over > 0 ? 'warning' : undefined),
              ]
            : []),
          ...(values.waterLevel > 0 ? [figure('water', q.volume(stock.product))] : []),
        ]}
      />
      <ToolControls words={words} tool={state} labels={text} consultation={consultationOf(values, reading)}>
        {!refused && (
          <Action
            label={text.alarm}
            look="line"
            to={flowHref('alarm', {
              muat: Math.round(stock.safe),
              isi: Math.round(content),
              mati: Math.round(litres(vessel, Math.max(values.waterLevel, values.suctionLevel))),
            })}
          />
        )}
        {demo && <Action label={text.demo} look="line" to={demo} />}
      </ToolControls>
    </div>
  );
}
