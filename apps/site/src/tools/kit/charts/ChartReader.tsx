import { type PointerEvent, type ReactNode, useEffect, useState } from 'react';
import { fillSlots } from '../../../shared/text/slots.ts';
import { useAnnouncedSentence } from '../../../shared/ui/use-announced-sentence.ts';
import { interfaceWords } from '../../../shared/words/interface.words.ts';
import styles from './ChartReader.module.css';

interface ChartReading {
  title: string;
  /** `y` is the height of the marker in per cent of the plot; undefined for values without a marker. */
  values: readonly { label: string; value: string; y?: number | undefined }[];
}

/** Readable positions in per cent of the width, ascending, and the values at each. */
export interface PlotReading {
  places: readonly number[];
  read: (index: number) => ChartReading;
}

interface ChartReaderProps extends PlotReading {
  /** Name of the chart, e.g. the title of its vertical axis. */
  label: string;
  /** The `Plot` only: the reader overlays exactly its box. */
  children: ReactNode;
}

/** Milliseconds of rest before a value is announced. */
const settling = 350;

/** Selected position; `pointed` if by pointer or touch, when focus may be elsewhere. */
interface Place {
  index: number;
  pointed: boolean;
}

/**
 * Reads a chart at the nearest position chosen by pointer, touch or the keys of a native slider (Escape ends it); the
 * value is announced after a rest. Without positions the chart is not interactive.
 */
export function ChartReader({ label, places, read, children }: ChartReaderProps) {
  const [place, setPlace] = useState<Place>();
  const [rest, setRest] = useState<Place>();
  const last = places.length - 1;
  useEffect(() => {
    const timer = setTimeout(() => setRest(place), place ? settling : 0);
    return () => clearTimeout(timer);
  }, [place]);
  const readOut = (index: number) => {
    const { title, values } = read(Math.min(index, last));
    return [title, ...values.map(({ label: name, value }) => `${name} ${value}`)].join(', ');
  };
  useAnnouncedSentence(last >= 0 && rest?.pointed && `${readOut(rest.index)}.`);

  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const away = places.map((at) => Math.abs(at - ((clientX - left) / width) * 100));
    const index = away.indexOf(Math.min(...away));
    if (index !== place?.index) setPlace({ index, pointed: true });
  };
  const at = place && Math.min(place.index, last);
  if (last < 0) return children;
  return (
    <div
      className={`${styles.box} relative`}
      onPointerDown={(event) => {
        // A horizontal swipe reads the chart, a vertical one scrolls the page.
        if (event.pointerType !== 'mouse') event.currentTarget.setPointerCapture(event.pointerId);
        point(event);
      }}
      onPointerMove={point}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setPlace(undefined)}
    >
      {children}
      <input
        className={`${styles.keys} cover full screen-only`}
        type="range"
        max={last}
        value={at ?? last}
        aria-label={fillSlots(interfaceWords.chartReader, { grafik: label })}
        aria-valuetext={readOut(rest?.index ?? last)}
        onChange={({ target }) => setPlace({ index: target.valueAsNumber, pointed: false })}
        onFocus={() => setPlace(place ?? { index: last, pointed: false })}
        onBlur={() => setPlace(undefined)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !place) return;
          setPlace(undefined);
          // Otherwise Escape would also close a sheet around the chart.
          event.preventDefault();
        }}
      />
      {at !== undefined && <Mark x={places[at] ?? 0} reading={read(at)} />}
    </div>
  );
}

function Mark({ x, reading: { title, values } }: { x: number; reading: ChartReading }) {
  const heights = values.flatMap(({ y }) => y ?? []);
  const low = heights.length > 0 && Math.min(...heights) > 45;
  return (
    <div className="cover screen-only" aria-hidden="true">
      <svg className={`${styles.lines} full`} aria-hidden="true">
        <line x1={`${x}%`} x2={`${x}%`} y1="0" y2="100%" />
        {values.map(
          ({ label, y }) => y !== undefined && <circle key={label} cx={`${x}%`} cy={`${100 - y}%`} r="4.5" />,
        )}
      </svg>
      {/* Shifted left by its position in per cent, so it never leaves the box. */}
      <dl className={`${styles.label} figures`} data-low={low} style={{ left: `${x}%`, translate: `-${x}%` }}>
        <dt className="strong">{title}</dt>
        {values.map(({ label, value }) => (
          <dd key={label} className="spread gap-3">
            <span>{label}</span> <span>{value}</span>
          </dd>
        ))}
      </dl>
    </div>
  );
}
