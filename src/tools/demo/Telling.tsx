import { useMemo } from 'react';
import { eventKinds, isActive } from '../../plant/simulator/events.ts';
import type { Site } from '../../plant/simulator/types.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { captionText } from './caption-words.ts';
import type { DemoText } from './schema.ts';
import { beginStory, type ToldStory } from './story.ts';
import styles from './Telling.module.css';
import type { Simulation } from './use-simulation.ts';

interface TellingProps {
  text: DemoText;
  simulation: Simulation;
  alive: boolean;
  /** Captions are spoken. */
  spoken: boolean;
  /** Somebody wants to hear the incident, or to act instead. */
  onTell: () => void;
  onTakeOver: () => void;
}

/** One line under the controls: the caption of the incident while it is told, else what is going on. */
export function Telling({ text, simulation, alive, spoken, onTell, onTakeOver }: TellingProps) {
  const { run, telling, session } = simulation;
  // What is told first stands there before the page is alive, so that the telling begins without a change.
  const story = run.story ?? (alive ? undefined : beginStory(session));
  return (
    <div className={`${styles.track} spread`} data-telling={telling || undefined}>
      <div className={styles.words}>
        <p className={styles.caption} role={spoken ? 'status' : undefined}>
          {story && <Caption story={story} text={text} />}
        </p>
        {!story && <p className="small quiet">{runningText(session.site, text)}</p>}
        {story?.over && <p className="small quiet">{text.story.invitation}</p>}
      </div>
      <button
        className={`${styles.button} touch strong boxed screen-only`}
        type="button"
        disabled={!alive}
        data-tells=""
        onClick={telling ? onTakeOver : onTell}
      >
        {telling ? text.story.takeOver : text.story.tell}
      </button>
    </div>
  );
}

/** Filled when it begins; its figures stand still while it is read. */
function Caption({ story: { said, caption }, text }: { story: ToldStory; text: DemoText }) {
  return useMemo(() => captionText({ said, caption }, text), [said, caption, text]);
}

function runningText({ tanks }: Site, { controls, events }: DemoText): string {
  const running = tanks.flatMap((tank) =>
    eventKinds.filter((kind) => isActive(tank, kind)).map((kind) => `${events[kind].label} ${tank.spec.id}`),
  );
  return running.length > 0 ? fillSlots(controls.running, { list: running.join(', ') }) : controls.quiet;
}
