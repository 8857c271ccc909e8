import { Band } from '../../shared/ui/Band.tsx';
import { classes } from '../../shared/ui/classes.ts';
import { Picture, type PictureProps } from '../../shared/ui/Picture.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './ExplodedRadar.module.css';
import { leaders, type RadarPart } from './radar-parts.ts';
import type { DevicePage } from './schema.ts';

type ExplodedRadarProps = DevicePage['exploded'] & {
  /** The farthest first: each is laid over those before it. */
  layers: readonly { part: RadarPart; picture: PictureProps }[];
};

/**
 * The radar coming apart along its axis as the page is scrolled, by layers that style sheets move: closed when it comes
 * into view, apart with its numbers when it stands in the middle. It stands still and apart where animations cannot follow
 * the scroll, where motion is unwanted, and in print.
 */
export function ExplodedRadar({ drawing, parts, layers, ...heading }: ExplodedRadarProps) {
  return (
    <Band
      id="bagian-radar"
      opening="figure"
      {...heading}
      figure={
        <div className="split-wide gap-5 middle">
          <div className={`${styles.stage} relative whole`} role="img" aria-label={drawing.plain}>
            {layers.map(({ part, picture }) => (
              <Picture key={part} className={classes(styles.layer, styles[part], 'cover')} {...picture} />
            ))}
            <svg className={`${styles.leaders} outline cover`} viewBox="0 0 360 480" aria-hidden="true">
              {leaders.map(({ dot: [x, y], at: [u, v] }, index) => (
                <g key={`${x} ${y}`}>
                  <path d={`M${x} ${y}L${u} ${v}`} />
                  <circle className={styles.dot} cx={x} cy={y} r="2.5" />
                  <circle className={styles.balloon} cx={u} cy={v} r="15" />
                  <text x={u} y={v} textAnchor="middle" dominantBaseline="central">
                    {index + 1}
                  </text>
                </g>
              ))}
            </svg>
          </div>
          <ol>
            {parts.map(({ title, description }, index) => (
              <li key={title.plain} className={`${styles.part} rule row`}>
                <span className="figures faint">{index + 1}</span>
                <div>
                  <Text.p className="strong">{title}</Text.p>
                  <Text.p className="note">{description}</Text.p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      }
    />
  );
}
