import { Band } from '../../shared/ui/Band.tsx';
import { Picture, type PictureProps } from '../../shared/ui/Picture.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { leaders } from './radar-parts.ts';
import type { DevicePage } from './schema.ts';
import styles from './Teardown.module.css';
import { teardownStyle } from './teardown.ts';

type TeardownProps = DevicePage['exploded'] & {
  /** Back layer first: each layer is drawn over those before it. */
  layers: readonly { part: string; picture: PictureProps }[];
};

/**
 * Disassembles the radar while the page is scrolled, by style sheets alone. The camera follows each part that moves
 * away, and zooms out at the end. The nine parts are listed beside the picture, with the current one highlighted; on
 * phones one part is described at a time, below. Without scroll-driven animations, with reduced motion, and in print,
 * all parts are shown apart beside the complete list.
 */
export function Teardown({ drawing, parts, layers, ...heading }: TeardownProps) {
  return (
    <Band
      id="bagian-radar"
      opening="figure"
      {...heading}
      figure={(head) => (
        <div className={styles.track}>
          {/* The policy forbids style attributes; this element is allowed by its hash. */}
          <style>{teardownStyle}</style>
          <div className={styles.pin} data-camera>
            {head}
            <div className={`${styles.view} centred`}>
              <div className={`${styles.stage} relative whole`} role="img" aria-label={drawing.plain}>
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
            <ol className={`${styles.parts} relative`}>
              {parts.map(({ title, description }, stop) => (
                <li key={title.plain} className={`${styles.part} row`} data-stop={stop}>
                  <span className="figures firm faint">{stop + 1}</span>
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
