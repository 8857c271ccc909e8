import type { CSSProperties } from 'react';
import { Picture, type PictureProps } from '../../../shared/ui/Picture.tsx';
import { Text } from '../../../shared/ui/Text.tsx';
import type { Industry } from '../schema.ts';
import { fieldValue, findInstrument } from './kinds.ts';
import styles from './SectionScene.module.css';

/** Where a vessel lies in its picture: shares of width and height from the upper left corner (media/kit/section.py). */
export interface SectionPlace {
  /** Centre of the vessel and half of its width. */
  axis: number;
  half: number;
  /** Lowest and highest level. */
  low: number;
  high: number;
  /** The part of the picture that the plates cover. */
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface SectionSceneProps {
  /** View transition name of the picture. */
  id: string;
  picture: PictureProps;
  /** The vessel cut open: empty, unless the picture shows it so, and full. */
  plates: readonly PictureProps[];
  place: SectionPlace;
  instrument: Industry['instrument'];
}

/**
 * The picture of an industry with its vessel cut open: the full plate is clipped at the level, and a vertical slider on
 * the vessel moves it. Without scripts the initial level stands, and nothing looks movable.
 */
export function SectionScene({ id, picture, plates, place, instrument }: SectionSceneProps) {
  const { fields, dragged } = findInstrument(instrument.kind);
  const field = dragged && fields[dragged.name];
  const words = dragged && instrument.fields[dragged.name];
  if (!field || !words) throw new Error(`instrument ${instrument.kind} has no field to drag`);
  const { label, unit } = words;
  const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;
  const { axis, half, low, high, left, top, width, height } = place;
  const look = {
    '--axis': axis,
    '--half': half,
    '--low': low,
    '--high': high,
    '--plate-top': top,
    '--plate-height': height,
    '--level': field.start / dragged.full,
  } as CSSProperties;
  const box = { left: percent(left), top: percent(top), width: percent(width), height: percent(height) };
  return (
    <div className={styles.stage}>
      <div className={styles.plane} style={look} data-scene>
        <Picture className={`${styles.picture} block`} moves={id} {...picture} />
        {plates.map((plate, index) => (
          <div key={plate.src} className={index === plates.length - 1 ? styles.full : styles.empty} style={box}>
            <Picture className={styles.plate} {...plate} />
          </div>
        ))}
        <p className={styles.reading} aria-hidden="true">
          <Text.span className="note block">{label}</Text.span>
          <span className={`${styles.amount} amount figures`} data-value>
            {fieldValue(field, field.start, unit)}
          </span>
        </p>
        <label className={styles.lever} hidden>
          <span className="visually-hidden">{label.plain}</span>
          <input
            type="range"
            name={dragged.name}
            min={field.min}
            max={field.max}
            step={field.step}
            defaultValue={field.start}
            aria-orientation="vertical"
          />
        </label>
      </div>
    </div>
  );
}
