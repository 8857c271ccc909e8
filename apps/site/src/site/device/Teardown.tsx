import { Band } from '../../shared/ui/Band.tsx';
import { Picture, type PictureProps } from '../../shared/ui/Picture.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { leaders } from './radar-parts.ts';
import type { DevicePage } from './schema.ts';
import styles from './Teardown.module.css';
import { teardownStyle } from './teardown.ts';

type TeardownProps = DevicePage['exploded'] & {
  /** The farthest first: each is laid over those before it. */
  layers: readonly { part: string; picture: PictureProps }[];
};

/**
 * The radar taken apart as the page is scrolled, by style sheets alone: the body stays large in the window, the camera
 * follows the part that comes off, and steps back when all are. Beside it stand nine names, the active one lit; on phones
 * one part's words at a time stand below. It stands still, apart and beside a list where animations cannot follow the
 * scroll, where motion is unwanted, and in print.
 */
export function Teardown({ drawing, parts, layers, ...heading }: TeardownProps) {
  return (
    <Band
      id="bagian-radar"
      opening="figure"
      {...heading}
      figure={(head) => (
        <div className={styles.track}>
          {/* The policy allows no style in an attribute, and knows this one by its hash. */}
          <style>{teardownStyle}</style>
          <div className={styles.pin} data-camera>
            {head}
            <div className={styles.view}>
              <div className={`${styles.stage} relative`} role="img" aria-label={drawing.plain}>
                {layers.map(({ part, picture }) => (
                  <div
                    key={part}
                    className={`${styles.layer} cover`}
                    data-part={part}
                    data-stop={leaders.findIndex((stop) => stop.layers.includes(part))}
                  >
                    <Picture className={styles.picture} {...picture} together />
                  </div>
                ))}
                <svg className={`${styles.leaders} outline cover`} viewBox="0 0 360 480" aria-hidden="true">
                  {leaders.map(({ dot: [x, y], at: [u, v] }, stop) => (
                    <g key={`${x} ${y}`}>
                      <path d={`M${x} ${y}L${u} ${v}`} />
                      <circle className={styles.dot} cx={x} cy={y} r="2.5" />
                      <circle className={styles.balloon} cx={u} cy={v} r="15" />
                      <text x={u} y={v} textAnchor="middle" dominantBaseline="central">
                        {stop + 1}
                      </text>
                    </g>
                  ))}
                </svg>
              </div>
            </div>
            <ol className={styles.parts}>
              {parts.map(({ title, description }, stop) => (
                <li key={title.plain} className={`${styles.part} row`} data-stop={stop}>
                  <span className="figures">{stop + 1}</span>
                  <div>
                    <Text.p className="strong">{title}</Text.p>
                    <Text.p className="note">{description}</Text.p>
                  </div>
                </li>
              ))}
            </ol>
          </div>
        </div>
      )}
    />
  );
}
