import { Dimension, Ground } from '../../plant/tanks/parts.tsx';
import { belowLevel, extentOf, type OutlinePoint } from '../../plant/vessel/geometry.ts';
import { litres, type Vessel, type View } from '../../plant/vessel/vessel.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { ticks } from '../kit/ticks.ts';
import { useAlive } from '../kit/use-alive.ts';
import styles from './TankTable.module.css';
import { sizeWords, type TankView, tankName } from './words.ts';

/** The tank to scale; its level follows the pointer, a finger on the handle, or the keys. */
export function TankDrawing({ text: page, tool, values, result }: TankView) {
  const alive = useAlive();
  const text = page.drawing;
  const { vessel, reading, quantities: q } = result;
  const { level } = reading;
  const { height, zero, top, left, right, ground, scale, views } = placeVessel(vessel);
  const surface = zero - level * scale;
  const name = tankName(page, values);
  const slots = { ...result.slots, tank: name };
  const size = (metres: number) => sizeWords(metres, q.lengthUnit, q.lengthUnit === 'mm' ? 0 : 2);
  const marks = ticks(0, vessel.height, 8).filter((at) => at <= vessel.height);

  return (
    <figure className={'whole stack-2 slim'}>
      <div className={`${styles.box} relative boxed`}>
        <svg
          className="tank-sheet block"
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={fillSlots(text.label, slots)}
        >
          <Ground from={left - 12} to={right + 12} y={ground} />
          {views.map((view) => (
            <g key={view.kind}>
              <path className="thin" d={view.stands + view.seams} />
              <path className="liquid" d={view.liquid(level)} />
              <path d={view.outline} />
              <Dimension
                from={[view.left, ground + 34]}
                to={[view.right, ground + 34]}
                text={size((view.right - view.left) / scale)}
              />
              <text x={(view.left + view.right) / 2} y={ground + 60} textAnchor="middle">
                {text.views[view.kind]}
              </text>
            </g>
          ))}
          <Dimension from={[left - 26, zero]} to={[left - 26, top]} text={size(vessel.height)} />
          <path
            className="thin"
            d={`M${right + 12} ${top}V${zero}${marks.map((at) => `M${right + 7} ${zero - at * scale}h10`).join('')}`}
          />
          <path className="level" d={`M${left - 14} ${surface}H${width}`} />
          <g transform={`translate(${width} ${surface})`}>
            <g className={styles.grip}>
              <path d="M-46 0-30-16H-4V16H-30Z" />
              <path className="outline screen-only" d="M-24-4-18-10-12-4M-24 4-18 10-12 4" />
              <text className="figures" x="-4" y="-24" textAnchor="end">
                {slots.level}
              </text>
            </g>
          </g>
        </svg>
        {alive && (
          // Lies unseen on its side over the sheet, its thumb on the grip: its ends are the bottom and the top of the tank.
          <input
            className={`${styles.slider} screen-only`}
            type="range"
            max={Math.ceil(vessel.height / q.step - 1e-6)}
            value={Math.round(level / q.step)}
            aria-label={text.slider}
            aria-orientation="vertical"
            aria-valuetext={fillSlots(text.spoken, slots)}
            style={{
              inlineSize: `calc(${((zero - top) / width) * 100}cqi + 2.75rem)`,
              bottom: `calc(${(1 - zero / height) * 100}% - 1.375rem)`,
            }}
            onChange={({ target }) => tool.put({ level: stepAt(vessel, target.valueAsNumber, q.step) })}
          />
        )}
      </div>
      <figcaption className="caption">
        <span className="block plain strong">{name}</span>
        <span className="screen-only">{fillSlots(text.hint, slots)}</span>
      </figcaption>
    </figure>
  );
}

/** Content over level, on the scale of the drawing beside it. */
export function ContentCurve({ result: { vessel, reading, slots } }: TankView) {
  const { height, zero, top, scale, ground } = placeVessel(vessel);
  const full = litres(vessel, vessel.height);
  const x = (content: number) => 30 + (content / full) * 240;
  const points = Array.from({ length: 61 }, (_, index) => (vessel.height * index) / 60);
  const place = (level: number) => `${x(litres(vessel, level)).toFixed(1)} ${(zero - level * scale).toFixed(1)}`;
  const surface = zero - reading.level * scale;
  return (
    <div className={`${styles.box} ${styles.curve} boxed screen-only`}>
      <svg className="tank-sheet block" viewBox={`0 0 ${width / 2} ${height}`} aria-hidden="true">
        <path className="thin" d={`M30 ${top}V${ground}H280`} />
        <path d={`M${points.map(place).join('L')}`} />
        <path className="level" d={`M0 ${surface}H${x(reading.content)}V${ground}`} />
        <text x="155" y={ground + 34} textAnchor="middle" className="figures">
          {slots.isi}
        </text>
      </svg>
    </div>
  );
}

const width = 600;
const highest = 276;
const margin = { left: 62, right: 108, top: 40, bottom: 96 } as const;
const gap = 40;

/** Places the views of a tank side by side on one scale. */
export function placeVessel({ views, height: tankHeight, support }: Vessel) {
  const extents = views.map(({ outline }) => extentOf(outline));
  const gaps = gap * (extents.length - 1);
  const metres = extents.reduce((sum, { left, right }) => sum + right - left, 0);
  const low = Math.min(0, ...extents.map((extent) => extent.low));
  const high = Math.max(tankHeight, ...extents.map((extent) => extent.high));
  /** Units of the sheet for one metre, the same in both directions and for all views. */
  const scale = Math.min((width - margin.left - margin.right - gaps) / metres, highest / (high - low));
  const drawn = metres * scale + gaps;
  const left = (width + margin.left - margin.right - drawn) / 2;
  /** Where the lowest point of the tank lies: under level zero where it leans. */
  const bottom = margin.top + (high - low) * scale;
  const zero = bottom + low * scale;
  const ground = bottom + (support === 'ground' ? 0 : 16);
  let edge = left;
  const placed = views.map(({ kind, outline, seams }, index) => {
    const extent = extents[index] ?? { left: 0, right: 0 };
    const [from, to] = [edge, edge + (extent.right - extent.left) * scale];
    edge = to + gap;
    /** Points as a closed path on the sheet. */
    const path = (points: readonly OutlinePoint[]) => {
      const places = points.map(([x, y]) => {
        const across = from + (x - extent.left) * scale;
        return `${across.toFixed(1)} ${(zero - y * scale).toFixed(1)}`;
      });
      return places.length > 0 ? `M${places.join('L')}Z` : '';
    };
    return {
      kind,
      left: from,
      right: to,
      outline: path(outline),
      seams: seams.map(path).join(''),
      liquid: (level: number) => path(belowLevel(outline, level)),
      // A leg starts where the tank is at its widest.
      stands: stands(support, kind, from, to, ground, zero - (seams[0]?.[0][1] ?? tankHeight / 2) * scale),
    };
  });
  const top = zero - tankHeight * scale;
  return { height: bottom + margin.bottom, scale, zero, top, left, right: left + drawn, ground, views: placed };
}

function stands(
  support: Vessel['support'],
  kind: View['kind'],
  left: number,
  right: number,
  ground: number,
  widest: number,
): string {
  if (support === 'ground') return '';
  if (support === 'legs') return `M${left} ${widest}V${ground}M${right} ${widest}V${ground}`;
  const shares = kind === 'side' ? [0.225, 0.775] : [0.5];
  return shares.map((share) => `M${left + share * (right - left) - 9} ${ground}v-14m18 0v14`).join('');
}

/** The level in m after so many steps, the last of which may be shorter. */
export const stepAt = (vessel: Vessel, steps: number, step: number): number =>
  Math.min(vessel.height, Number((Math.round(steps) * step).toFixed(6)));
