import { joinClasses } from '../../../shared/ui/classes.ts';
import { Picture, type PictureProps } from '../../../shared/ui/Picture.tsx';
import type { Industry } from '../schema.ts';
import { fieldValue } from './instrument.ts';
import { findInstrument } from './kinds.ts';
import styles from './SectionScene.module.css';
import { levelLine, type SectionPlace, shownSide, picture as size } from './section-place.ts';

export interface SectionSceneProps {
  /** View transition name of the picture. */
  id: string;
  className: string | undefined;
  picture: PictureProps;
  /** Addresses of the vessel cut open: full, and empty unless the picture shows it so. */
  plates: { full: string; empty: string | undefined };
  place: SectionPlace;
  instrument: Industry['instrument'];
}

const shares = { left: 0, middle: 0.5, right: 1 } as const;
const alignments = { left: 'xMin', middle: 'xMid', right: 'xMax' } as const;

/**
 * The picture of an industry with its vessel cut open: the full plate is clipped at the level, which live.ts moves with
 * the `Lever`. Without scripts the initial level stands, and nothing looks movable.
 */
export function SectionScene({ id, className, picture, plates, place, instrument }: SectionSceneProps) {
  const { fields, dragged } = findInstrument(instrument.kind);
  const field = dragged && fields[dragged.name];
  const words = dragged && instrument.fields[dragged.name];
  if (!field || !words) throw new Error(`instrument ${instrument.kind} has no field to drag`);
  const side = shownSide(place);
  const { surface, line, text } = levelLine(place, field.start / dragged.full);
  const box = {
    x: place.left * size.width,
    y: place.top * size.height,
    width: place.width * size.width,
    height: place.height * size.height,
  };
  return (
    <div
      className={joinClasses(styles.stage, styles[side], 'relative', className)}
      data-scene={JSON.stringify({ ...place, side: shares[side] })}
    >
      <Picture className={`${styles.picture} block`} moves={id} {...picture} />
      <svg
        className={`${styles.section} full cover`}
        viewBox={`0 0 ${size.width} ${size.height}`}
        preserveAspectRatio={`${alignments[side]}YMid slice`}
        aria-hidden="true"
      >
        <clipPath id="hero-level">
          <rect x={0} y={surface} width={size.width} height={size.height} data-surface />
        </clipPath>
        {plates.empty && <image {...box} href={plates.empty} />}
        <image {...box} href={plates.full} clipPath="url(#hero-level)" />
        <path className={styles.line} d={line} data-line />
        <text {...text} textAnchor="end">
          {words.label.plain}
          <tspan x={text.x} dy="1.1em" className={styles.amount} data-value>
            {fieldValue(field, field.start, words.unit)}
          </tspan>
        </text>
      </svg>
    </div>
  );
}
