import { type PointerEvent, useRef } from 'react';
import { fillSlots } from '../../../shared/text/slots.ts';
import type { LevelReading } from '../level-reading.ts';
import type { Quantities } from '../quantities.ts';
import type { TankTableText } from '../schema.ts';
import type { Vessel } from '../vessel.ts';
import { readingSlots, stepWords } from '../words.ts';
import { LevelHandle } from './LevelHandle.tsx';
import { levelAt, placeVessel } from './placement.ts';
import styles from './TankDrawing.module.css';
import { TankViews } from './TankViews.tsx';

interface TankDrawingProps {
  text: TankTableText['drawing'];
  vessel: Vessel;
  reading: LevelReading;
  quantities: Quantities;
  /** The tank in words. */
  name: string;
  onLevel: (level: number) => void;
}

/** The tank to scale; its level follows the pointer, a finger on the handle, or the keys. */
export function TankDrawing({ text, vessel, reading, quantities, name, onLevel }: TankDrawingProps) {
  const box = useRef<HTMLDivElement>(null);
  const dragged = useRef(false);
  const placement = placeVessel(vessel);
  const slots = { ...readingSlots(reading, quantities), tank: name };

  const follow = ({ clientY }: PointerEvent) => {
    const area = box.current?.getBoundingClientRect();
    if (area) onLevel(levelAt(vessel, (clientY - area.top) / area.height, quantities.step));
  };
  const take = (event: PointerEvent) => {
    // A finger on the drawing scrolls the page; only on the handle it moves the level.
    const onHandle = (event.target as Element).closest('[role="slider"]');
    if (event.button !== 0 || (event.pointerType !== 'mouse' && !onHandle)) return;
    dragged.current = true;
    box.current?.setPointerCapture(event.pointerId);
    follow(event);
  };
  const drop = () => {
    dragged.current = false;
  };

  return (
    <figure className={`${styles.figure} stack-2 slim`}>
      <div
        ref={box}
        className={styles.box}
        data-format={placement.format}
        onPointerDown={take}
        onPointerMove={(event) => dragged.current && follow(event)}
        onPointerUp={drop}
        onPointerCancel={drop}
      >
        <svg className={styles.sheet} role="img" aria-label={fillSlots(text.label, slots)}>
          <TankViews
            placement={placement}
            vessel={vessel}
            level={reading.level}
            names={text.views}
            quantities={quantities}
          />
        </svg>
        <LevelHandle
          placement={placement}
          height={vessel.height}
          step={quantities.step}
          level={reading.level}
          label={text.slider}
          spoken={fillSlots(text.spoken, slots)}
          shown={slots.level}
          onLevel={onLevel}
        />
      </div>
      <figcaption className={`${styles.caption} caption`}>
        <span>{name}</span>
        <span className="screen-only">
          {fillSlots(text.hint, {
            langkah: stepWords(quantities),
            sepuluh: stepWords(quantities, 10),
          })}
        </span>
      </figcaption>
    </figure>
  );
}
