import type { KeyboardEvent, PointerEvent } from 'react';
import { Dimension, Ground } from '../../plant/tanks/parts.tsx';
import { belowLevel, extentOf, type OutlinePoint } from '../../plant/vessel/geometry.ts';
import { clamp, type Vessel, type View } from '../../plant/vessel/vessel.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { ticks } from '../kit/ticks.ts';
import styles from './TankDrawing.module.css';
import { sizeWords, type TankView, tankName } from './words.ts';

/** How many steps a key moves the level. */
const moves: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageUp: 10,
  PageDown: -10,
  Home: -Infinity,
  End: Infinity,
};

/** The tank to scale; its level follows the pointer, a finger on the handle, or the keys. */
export function TankDrawing({ text: page, tool, values, result }: TankView) {
  const text = page.drawing;
  const { vessel, reading, quantities: q } = result;
  const { level } = reading;
  const { height, zero, top, left, right, ground, scale, views } = placeVessel(vessel);
  const surface = zero - level * scale;
  const name = tankName(page, values);
  const slots = { ...result.slots, tank: name };
  const size = (metres: number) => sizeWords(metres, q.lengthUnit, q.lengthUnit === 'mm' ? 0 : 2);
  const marks = ticks(0, vessel.height, 8).filter((at) => at <= vessel.height);

  const move = (event: KeyboardEvent) => {
    const by = moves[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const wanted = Number(((Math.round(level / q.step) + by) * q.step).toFixed(6));
    tool.put({ level: clamp(wanted, 0, vessel.height) });
  };
  const follow = ({ clientY, currentTarget }: PointerEvent) => {
    const area = currentTarget.getBoundingClientRect();
    tool.put({ level: levelAt(vessel, (clientY - area.top) / area.height, q.step) });
  };
  const take = (event: PointerEvent) => {
    // A finger on the drawing scrolls the page; only on the handle it moves the level.
    const onHandle = (event.target as Element).closest('[role="slider"]');
    if (event.button !== 0 || (event.pointerType !== 'mouse' && !onHandle)) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    follow(event);
  };

  return (
    <figure className={'whole stack-2 slim'}>
      <div
        className={`${styles.box} relative boxed`}
        onPointerDown={take}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && follow(event)}
      >
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
        </svg>
        {/* A native range cannot lie along a drawing to scale. */}
        <svg
          className={`${styles.layer} cover full`}
          viewBox={`0 0 ${width} ${height}`}
          role="none"
          data-needs-script=""
        >
          <g
            className={styles.handle}
            transform={`translate(${width} ${surface})`}
            role="slider"
            tabIndex={0}
            aria-label={text.slider}
            aria-orientation="vertical"
            aria-valuemin={0}
            aria-valuemax={vessel.height}
            aria-valuenow={level}
            aria-valuetext={fillSlots(text.spoken, slots)}
            onKeyDown={move}
          >
            <g className={styles.grip}>
              <rect x="-48" y="-22" width="48" height="44" rx="3" />
              <path d="M-46 0-30-16H-4V16H-30Z" />
              <path className="outline screen-only" d="M-24-4-18-10-12-4M-24 4-18 10-12 4" />
              <text className="figures" x="-4" y="-24" textAnchor="end">
                {slots.level}
              </text>
            </g>
          </g>
        </svg>
      </div>
      <figcaption className="caption">
        <span className="block plain strong">{name}</span>
        <span className="screen-only">{fillSlots(text.hint, slots)}</span>
      </figcaption>
    </figure>
  );
}

/** Units of the sheet that tanks are drawn on; it is as high as the tank needs. */
const width = 600;
const highest = 276;
const margin = { left: 62, right: 108, top: 40, bottom: 96 } as const;
const gap = 40;

/** Places the views of a tank side by side, as large as the sheet allows, all on one scale. */
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
      /** What is wet at a level. */
      liquid: (level: number) => path(belowLevel(outline, level)),
      // A leg starts where the tank is at its widest.
      stands: stands(support, kind, from, to, ground, zero - (seams[0]?.[0][1] ?? tankHeight / 2) * scale),
    };
  });
  const top = zero - tankHeight * scale;
  return { height: bottom + margin.bottom, scale, zero, top, left, right: left + drawn, ground, views: placed };
}

/** Saddles or legs under a view; drawn to be understood, not to scale. */
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

/** The level in m at a height of the sheet (0 at its top, 1 at its bottom), to the nearest `step` m. */
export function levelAt(vessel: Vessel, share: number, step: number): number {
  const { zero, scale, height } = placeVessel(vessel);
  const level = Number((Math.round((zero - share * height) / scale / step) * step).toFixed(6));
  return clamp(level, 0, vessel.height);
}
