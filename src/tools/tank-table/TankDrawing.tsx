import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { fillSlots } from '../../shared/text/slots.ts';
import { ticks } from '../kit/ticks.ts';
import type { LevelReading } from './model.ts';
import { clearance, levelAt, liquidPath, type Placement, pathOf, placeVessel, supports } from './placement.ts';
import type { TankTableText } from './schema.ts';
import styles from './TankDrawing.module.css';
import type { Vessel } from './vessel.ts';
import { type Quantities, readingSlots, sizeWords, stepWords } from './words.ts';

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

interface LevelHandleProps {
  placement: Placement;
  /** m, as the level and its step are */
  height: number;
  step: number;
  level: number;
  label: string;
  /** The value as it is read out, and as it is shown. */
  spoken: string;
  shown: string;
  onLevel: (level: number) => void;
}

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

/** The handle at the end of the level line. The drawing that it lies on moves it with the pointer. */
function LevelHandle({ placement, height, step, level, label, spoken, shown, onLevel }: LevelHandleProps) {
  const move = (event: KeyboardEvent) => {
    const by = moves[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const wanted = Number(((Math.round(level / step) + by) * step).toFixed(6));
    onLevel(Math.min(height, Math.max(0, wanted)));
  };
  // The figure is set in a monospaced face: a sign is 8.5 px wide.
  const width = Math.max(106, 42 + shown.length * 8.5);
  const y = `${((placement.zero - level * placement.scale) / placement.height) * 100}%`;
  return (
    <svg className={styles.layer} role="none" data-needs-script="">
      <svg className={styles.place} x="100%" y={y} role="none">
        {/* A native range cannot lie along a drawing to scale. */}
        <g
          className={styles.handle}
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-orientation="vertical"
          aria-valuemin={0}
          aria-valuemax={height}
          aria-valuenow={level}
          aria-valuetext={spoken}
          onKeyDown={move}
        >
          <g className={styles.wide}>
            <rect className={styles.target} x={-width - 2} y="-22" width={width} height="44" rx="3" />
            <path className={styles.pointer} d={`M${-width} 0l14-14H-6V14H${14 - width}Z`} />
            <path
              className={`${styles.grip} outline screen-only`}
              d={`M${18 - width}-3l4-4 4 4M${18 - width} 3l4 4 4-4`}
            />
            <text className={`${styles.value} figures`} x="-12" textAnchor="end" dy="0.35em">
              {shown}
            </text>
          </g>
          <g className={styles.narrow}>
            <rect className={styles.target} x="-48" y="-22" width="48" height="44" rx="3" />
            <path className={styles.pointer} d="M-46 0-30-16H-4V16H-30Z" />
            <path className={`${styles.grip} outline screen-only`} d="M-24-4-18-10-12-4M-24 4-18 10-12 4" />
          </g>
        </g>
      </svg>
    </svg>
  );
}

interface TankViewsProps {
  placement: Placement;
  vessel: Vessel;
  level: number;
  names: TankTableText['drawing']['views'];
  quantities: Quantities;
}

/** Outline, liquid and dimensions. Lines are drawn on the sheet and stretch with it; words keep their size. */
function TankViews({ placement, vessel, level, names, quantities }: TankViewsProps) {
  const { scale, zero, bottom, top, left, right, views } = placement;
  const ground = bottom + clearance(vessel) + 28;
  const surface = zero - level * scale;
  const scaleMarks = ticks(0, vessel.height, 8).filter((at) => at <= vessel.height);
  const size = (metres: number) => sizeWords(metres, quantities.lengthUnit, quantities.lengthUnit === 'mm' ? 0 : 2);
  return (
    <>
      <svg viewBox={`0 0 ${placement.width} ${placement.height}`} width="100%" height="100%" aria-hidden="true">
        <path className={`${styles.support} outline`} d={supports(vessel, placement)} />
        {views.map((placed) => (
          <g key={placed.view.kind}>
            <path className={styles.liquid} d={liquidPath(placed, placement, level)} />
            <path
              className={`${styles.seam} outline`}
              d={placed.view.seams.map((seam) => pathOf(seam, placed, placement)).join('')}
            />
            <path className={`${styles.shell} outline`} d={pathOf(placed.view.outline, placed, placement)} />
          </g>
        ))}
        <path
          className={`${styles.scale} outline`}
          d={`M${right + 12} ${top}V${zero}${scaleMarks.map((at) => `M${right + 7} ${zero - at * scale}h10`).join('')}`}
        />
        <path className={`${styles.surface} outline`} d={`M${left - 14} ${surface}H${placement.width}`} />
      </svg>
      <DimensionLine sheet={placement} from={[left - 26, zero]} to={[left - 26, top]} text={size(vessel.height)} />
      {views.map(({ view, left: from, right: to }) => (
        <g key={view.kind}>
          <DimensionLine sheet={placement} from={[from, ground]} to={[to, ground]} text={size((to - from) / scale)} />
          <text
            className={`${styles.name} figures`}
            x={`${((from + to) / 2 / placement.width) * 100}%`}
            y={`${(ground / placement.height) * 100}%`}
            dy="2.1rem"
            textAnchor="middle"
          >
            {names[view.kind]}
          </text>
        </g>
      ))}
    </>
  );
}

interface DimensionLineProps {
  sheet: Pick<Placement, 'width' | 'height'>;
  /** Ends on the sheet: level or upright. */
  from: readonly [number, number];
  to: readonly [number, number];
  text: string;
}

/** A dimension line with slashes at its ends. The figure of an upright one runs upwards. */
function DimensionLine({ sheet, from: [x1, y1], to: [x2, y2], text }: DimensionLineProps) {
  const across = (x: number) => `${(x / sheet.width) * 100}%`;
  const down = (y: number) => `${(y / sheet.height) * 100}%`;
  const upright = x1 === x2;
  return (
    <>
      <line className={`${styles.dimension} outline`} x1={across(x1)} y1={down(y1)} x2={across(x2)} y2={down(y2)} />
      {[
        [x1, y1],
        [x2, y2],
      ].map(([x = 0, y = 0]) => (
        <svg key={`${x} ${y}`} x={across(x)} y={down(y)} overflow="visible" aria-hidden="true">
          <path className={`${styles.dimension} outline`} d={upright ? 'M-6 0H12M-4 4 4-4' : 'M0-12V6M-4 4 4-4'} />
        </svg>
      ))}
      <svg x={across((x1 + x2) / 2)} y={down((y1 + y2) / 2)} overflow="visible" role="none">
        <text
          className={`${styles.size} figures`}
          y={upright ? -8 : 18}
          textAnchor="middle"
          {...(upright && { transform: 'rotate(-90)' })}
        >
          {text}
        </text>
      </svg>
    </>
  );
}
