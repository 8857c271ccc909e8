import { litresBelow, type Vessel } from 'tank-gauging/vessel/vessel';
import { fillSlots } from '../../shared/text/slots.ts';
import { axisTicks } from '../kit/ticks.ts';
import { useHydrated } from '../kit/use-hydrated.ts';
import styles from './TankTable.module.css';
import { drawingWidth, placeVessel, VesselSheet, VesselViews } from './VesselViews.tsx';
import { sizeWords, type TankView, tankName, ullageDip } from './words.ts';

/** Tank drawn to scale; the level follows the pointer, a finger on the handle, or the keys. */
export function TankDrawing({ text: page, tool, values, result }: TankView) {
  const { dipFrom, referenceHeight } = values;
  const hydrated = useHydrated();
  const text = page.drawing;
  const { vessel, reading, quantities: q } = result;
  const { level } = reading;
  const placed = placeVessel(vessel);
  const { height, zero, top, left, right, scale } = placed;
  const surface = zero - level * scale;
  const name = tankName(page, values);
  const slots = { ...result.slots, tank: name };
  const size = (metres: number) => sizeWords(metres, q.lengthUnit, q.lengthUnit === 'mm' ? 0 : 2);
  const marks = axisTicks(0, vessel.height, 8).filter((at) => at <= vessel.height);

  return (
    <figure className={'whole stack-2 slim'}>
      <VesselSheet
        height={height}
        label={fillSlots(text.label, slots)}
        over={
          hydrated && (
            // Invisible slider, rotated over the sheet with its thumb on the grip; its ends are the bottom and top of
            // the tank.
            <input
              className={`${styles.slider} screen-only`}
              type="range"
              max={Math.ceil(vessel.height / q.step - 1e-6)}
              value={Math.round(level / q.step)}
              aria-label={text.slider}
              aria-orientation="vertical"
              aria-valuetext={fillSlots(text.spoken, slots)}
              style={{
                inlineSize: `calc(${((zero - top) / drawingWidth) * 100}cqi + 2.75rem)`,
                bottom: `calc(${(1 - zero / height) * 100}% - 1.375rem)`,
              }}
              onChange={({ target }) => {
                const to = stepAt(vessel, target.valueAsNumber, q.step);
                tool.put(dipFrom === 'dasar' ? { level: to } : ullageDip(to, referenceHeight));
              }}
            />
          )
        }
      >
        <VesselViews placed={placed} level={level} height={vessel.height} size={size} titles={text.views} />
        <path
          className="thin"
          d={`M${right + 12} ${top}V${zero}${marks.map((at) => `M${right + 7} ${zero - at * scale}h10`).join('')}`}
        />
        <path className="level" d={`M${left - 14} ${surface}H${drawingWidth}`} />
        <g transform={`translate(${drawingWidth} ${surface})`}>
          <g className={`${styles.grip} solid`}>
            <path d="M-46 0-30-16H-4V16H-30Z" />
            <path className="outline screen-only" d="M-24-4-18-10-12-4M-24 4-18 10-12 4" />
            <text className="figures" x="-4" y="-24" textAnchor="end">
              {slots.level}
            </text>
          </g>
        </g>
      </VesselSheet>
      <figcaption className="caption">
        <span className="block plain strong">{name}</span>
        <span className="screen-only">{fillSlots(text.hint, slots)}</span>
      </figcaption>
    </figure>
  );
}

/** Curve of contents over level, to the scale of the drawing next to it. */
export function ContentCurve({ result: { vessel, reading, slots } }: TankView) {
  const { height, zero, top, scale, ground } = placeVessel(vessel);
  const full = litresBelow(vessel, vessel.height);
  const x = (content: number) => 30 + (content / full) * 240;
  const points = Array.from({ length: 61 }, (_, index) => (vessel.height * index) / 60);
  const pointAt = (level: number) => `${x(litresBelow(vessel, level)).toFixed(1)} ${(zero - level * scale).toFixed(1)}`;
  const surface = zero - reading.level * scale;
  return (
    <div className={`${styles.curve} boxed screen-only`}>
      <svg className="pens full block" fontSize="15" viewBox={`0 0 ${drawingWidth / 2} ${height}`} aria-hidden="true">
        <path className="thin" d={`M30 ${top}V${ground}H280`} />
        <path d={`M${points.map(pointAt).join('L')}`} />
        <path className="level" d={`M0 ${surface}H${x(reading.content)}V${ground}`} />
        <text x="155" y={ground + 34} textAnchor="middle" className="figures">
          {slots.isi}
        </text>
      </svg>
    </div>
  );
}

/** Level in m after a number of steps; the last step may be shorter. */
export const stepAt = (vessel: Vessel, steps: number, step: number): number =>
  Math.min(vessel.height, Number((Math.round(steps) * step).toFixed(6)));
