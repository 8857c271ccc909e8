import { timeAt } from '../../plant/simulator/clock.ts';
import { tankOf } from '../../plant/simulator/reading.ts';
import { callLadder } from '../../plant/watch/ladder.ts';
import { formatUnit } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import type { DemoText } from './schema.ts';
import { alarmOf, fallOf, storyTank, type ToldStory } from './story.ts';
import { percentText, spanText, stockText } from './view.ts';

/** The caption of a story, filled with what the platform shows in this minute. */
export function captionText({ said: session, caption }: Pick<ToldStory, 'said' | 'caption'>, text: DemoText): string {
  const { site, monitors } = session;
  const { spec, last } = tankOf(site, storyTank);
  const { from, millimetres, minutes } = fallOf(session);
  const alarm = alarmOf(session);
  const [first, second] = callLadder;
  return fillSlots(text.story.captions[caption], {
    time: timeAt(site.now),
    tank: spec.id,
    content: spec.content,
    level: percentText(last.level),
    days: spanText(monitors[storyTank]?.forecast.days ?? 0),
    fall: formatUnit(Math.round(millimetres), 'mm'),
    minutes: formatUnit(minutes, 'menit'),
    left: stockText(spec, from.standard - last.standard),
    booked: stockText(spec, last.issued - from.issued),
    alarm: text.alarms.kinds.theft.title,
    volume: stockText(spec, alarm?.facts.volume ?? 0),
    first: first?.who ?? '',
    firstHow: first?.how ?? '',
    second: second?.who ?? '',
    secondHow: second?.how ?? '',
  });
}
