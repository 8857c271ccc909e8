import { useMemo, useRef } from 'react';
import { askedRecord } from 'tank-gauging/tank/tank-record';
import { ownVesselFields, vesselSize } from 'tank-gauging/tank/vessel-fields';
import { fillSlots } from '../../shared/text/slots.ts';
import { DimensionLine } from '../../shared/ui/drawing/LineDrawing.tsx';
import { useEntry } from '../../shared/ui/form/use-entry.ts';
import { untranslated } from '../../shared/ui/untranslated.ts';
import { useWide } from '../kit/use-wide.ts';
import { drawingWidth, placeVessel, VesselBody, VesselSheet } from '../tank-table/VesselViews.tsx';
import { placeCallouts } from './callouts.ts';
import { metres, sayTank } from './judged-words.ts';
import { drawnLevel, neckHeight, placeInstrument } from './place-instrument.ts';
import { useLeaders } from './use-leaders.ts';
import { Inside, Instrument } from './VesselParts.tsx';
import styles from './VesselScene.module.css';
import { type FieldDimension, placeDimensions } from './vessel-dimensions.ts';
import type { TankFileView } from './words.ts';

/** Room for the values next to their dimension lines; the sheet's height stays while sizes are typed. */
const margin = { left: 150, right: 150, top: 58, bottom: 124 } as const;
const tallest = 248;
/** Further room above a lying vessel for the depth of its heads. */
const headRoom = 40;

/** The vessel as described: drawn to scale, with its instrument, its dimensions to edit, and labelled assumptions. */
export function VesselScene(view: TankFileView) {
  const { text, tool, result } = view;
  const { tank } = result.judged;
  const figure = useRef<HTMLElement>(null);
  const { placed, device, dimensions, callouts, points } = useMemo(() => placeScene(text, result), [text, result]);
  const leaders = useLeaders(figure, points);
  const { zero, left, right, scale, height } = placed;
  const said = sayTank(result, text);
  const level = drawnLevel(result);
  const surface = zero - level * scale;
  const name = tank.tag || text.untagged;
  const wide = useWide();
  const problems = Object.entries(tool.problems).map(
    ([field, problem]) => `${fieldLabel(view, field)}: ${String(problem)}`,
  );
  return (
    <figure ref={figure} className={`${styles.scene} stack-2 relative slim`} data-old={tool.refused || undefined}>
      <VesselSheet
        height={height}
        label={fillSlots(text.drawing, { tangki: name, alat: said.device, level: metres(level) })}
        over={
          wide !== undefined &&
          dimensions.map((dimension) => <DimensionValue key={dimension.field} {...{ view, dimension, wide, height }} />)
        }
      >
        <VesselBody placed={placed} level={level} buried={tank.place === 'tanam'} />
        <Inside placed={placed} tank={tank} surface={surface} />
        {device && <Instrument {...device} />}
        <path className="level" d={`M${left - 14} ${surface}H${right + 24}`} />
        {dimensions.map(({ field, line, turn, at: [x, y], side }) => (
          <g key={field}>
            <g transform={turn === 0 ? undefined : `rotate(${turn} ${line.from.join(' ')})`}>
              <DimensionLine {...line} />
            </g>
            {wide === undefined && (
              <text x={x} y={y} {...textPlaces[side]}>
                {metres(tank[field])}
              </text>
            )}
          </g>
        ))}
      </VesselSheet>
      <ul className={`${styles.callouts} row wrap small`}>
        {callouts.map(({ spot, fact, isGuess, assumed }) => (
          <li key={spot} data-callout={spot} data-fact={fact && ''}>
            {fact && (
              <p>
                <span className="strong">{fact}</span> {isGuess && <span className={styles.tag}>{text.assumed}</span>}
              </p>
            )}
            {assumed && (
              <p className={styles.assumed}>
                <span className={styles.tag}>{text.assumed}</span> <span>{assumed}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
      {leaders && (
        <svg className={`${styles.leaders} cover full`} aria-hidden="true">
          <path d={leaders} />
        </svg>
      )}
      {problems.length > 0 && (
        <ul className={`${styles.problems} strong`}>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <figcaption className={`${styles.name} strong breakable`}>{name}</figcaption>
    </figure>
  );
}

const textPlaces = {
  above: { dy: '-0.5em', textAnchor: 'middle' },
  below: { dy: '1.3em', textAnchor: 'middle' },
  left: { dx: '-0.5em', dy: '0.35em', textAnchor: 'end' },
  right: { dx: '0.5em', dy: '0.35em', textAnchor: 'start' },
} as const;

/** Everything that follows from the judged tank alone. */
function placeScene(text: TankFileView['text'], result: TankFileView['result']) {
  const { vessel, tank } = result.judged;
  const more = tank.shape === 'mendatar' && ownVesselFields(tank).includes('bottomDepth') ? headRoom : 0;
  const placed = placeVessel(vessel, {
    margin: { ...margin, top: margin.top + more },
    highest: tallest - more,
    above: neckHeight(result),
    even: true,
  });
  const device = placeInstrument(placed, result);
  const callouts = placeCallouts({ text, result }, placed, device);
  return {
    placed,
    device,
    dimensions: placeDimensions(tank, vessel, placed),
    callouts,
    points: callouts.map(({ at }) => at),
  };
}

function fieldLabel({ text, tool }: TankFileView, field: string): string {
  const key = tool.inputs[field as keyof typeof tool.inputs]?.key ?? field;
  return (text.fields as Readonly<Record<string, { label: string }>>)[key]?.label ?? key;
}

interface DimensionValueProps {
  view: TankFileView;
  dimension: FieldDimension;
  wide: boolean;
  /** Height of the sheet in its units. */
  height: number;
}

/**
 * Value of a dimension next to its line, with the state of its field: an input where there is room for one, else a
 * button that leads to the field. Rendered in the browser alone: its position is a style that no attribute may state.
 */
function DimensionValue({ view, dimension: { field, side, at }, wide, height }: DimensionValueProps) {
  const { text, tool, result } = view;
  const { label, unit = '' } = text.fields[askedRecord[field].key] as { label: string; unit?: string };
  const [shown, enter] = useEntry(tool.typed[field], (typed) => tool.set(field, typed));
  const id = askedRecord[field].key;
  const { tank, fields } = result.judged;
  const { state } = fields[field];
  // A depth that is not stated is drawn with its usual value.
  const isUsual = field === 'bottomDepth' && state === 'unknown';
  const value = metres(isUsual ? vesselSize(tank).bottomDepth : tank[field]);
  const [x, y] = [Math.min(Math.max(at[0], 66), drawingWidth - 66), at[1]];
  return (
    <div
      className={`${styles.value} row`}
      data-side={side}
      style={{ left: `${(x / drawingWidth) * 100}%`, top: `${(y / height) * 100}%` }}
    >
      {wide ? (
        <span className={`${styles.entry} row`}>
          <input
            className={`${styles.input} touch end`}
            id={`gambar-${id}`}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            aria-label={fillSlots(text.drawn.entry, { isian: label, satuan: unit })}
            aria-invalid={tool.problems[field] ? true : undefined}
            aria-describedby={`${id}-salah`}
            value={shown}
            onChange={({ target }) => enter(target.value)}
          />
          <span aria-hidden="true">{unit}</span>
        </span>
      ) : (
        <button
          className={`${styles.jump} touch figures small underlined`}
          type="button"
          aria-label={fillSlots(text.drawn.jump, { isian: label, nilai: value })}
          onClick={() => document.getElementById(id)?.focus()}
          {...untranslated(value)}
        >
          {value}
        </button>
      )}
      {(isUsual || state === 'assumed') && (
        <span className={styles.tag}>{isUsual ? `${text.assumed} ${value}` : text.assumed}</span>
      )}
    </div>
  );
}
