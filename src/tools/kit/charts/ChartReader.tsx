import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useState } from 'react';
import { fillSlots } from '../../../shared/text/slots.ts';
import { useSpoken } from '../../../shared/ui/use-spoken.ts';
import { interfaceWords } from '../../../shared/words/interface.words.ts';
import styles from './ChartReader.module.css';
import type { ChartReading, PlotReading } from './chart-reading.ts';

interface ChartReaderProps {
  /** What is read, e.g. the title of the vertical axis. */
  label: string;
  /** Without it, or with no places, the drawing does not answer. */
  reading?: PlotReading | undefined;
  /** The `Plot`, and nothing else: the reader lies over the same box. */
  children: ReactNode;
}

/**
 * Makes a `Plot` answer: pointer, finger or keys (arrows, page keys, Home, End; Escape ends it) choose the nearest
 * place, a line and a label say what stands there, and what one rests on is spoken. The plot stays as it is.
 */
export function ChartReader({ label, reading, children }: ChartReaderProps) {
  return reading && reading.places.length > 0 ? (
    <Reader label={label} {...reading}>
      {children}
    </Reader>
  ) : (
    children
  );
}

/** What one reads is spoken when it has not changed for so long, in ms. */
const settling = 350;

interface Place {
  index: number;
  /** Chosen by pointer or finger: the focus may be elsewhere. */
  pointed: boolean;
  /** Width of the chart, px. */
  width: number;
}

function Reader({ label, places, read, children }: PlotReading & Omit<ChartReaderProps, 'reading'>) {
  const [place, setPlace] = useState<Place>();
  const [rest, setRest] = useState<Place>();
  const last = places.length - 1;
  useEffect(() => {
    const timer = setTimeout(() => setRest(place), place ? settling : 0);
    return () => clearTimeout(timer);
  }, [place]);
  const tell = (index: number) => {
    const { title, values } = read(Math.min(index, last));
    return [title, ...values.map(({ label: name, value }) => `${name} ${value}`)].join(', ');
  };
  // A slider that has the focus is read out by itself; a finger that wanders over the chart needs this.
  useSpoken(rest?.pointed && `${tell(rest.index)}.`);

  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const away = places.map((at) => Math.abs(at - ((clientX - left) / width) * 100));
    const index = away.indexOf(Math.min(...away));
    if (index !== place?.index) setPlace({ index, pointed: true, width });
  };
  const go = (target: Element, index: number) => {
    const { width } = target.getBoundingClientRect();
    setPlace({ index: Math.min(last, Math.max(0, index)), pointed: false, width });
  };
  const press = (event: KeyboardEvent) => {
    const now = place?.index ?? last;
    const page = Math.max(1, Math.round(places.length / 10));
    const to: Record<string, number> = {
      ArrowLeft: now - 1,
      ArrowDown: now - 1,
      ArrowRight: now + 1,
      ArrowUp: now + 1,
      PageDown: now - page,
      PageUp: now + page,
      Home: 0,
      End: last,
    };
    const next = to[event.key];
    if (event.key === 'Escape' && place) setPlace(undefined);
    else if (next !== undefined) go(event.currentTarget, next);
    else return;
    // The page does not scroll, and a sheet around the chart does not close.
    event.preventDefault();
    event.stopPropagation();
  };
  const at = place && Math.min(place.index, last);
  return (
    <div className={styles.box}>
      {children}
      <div
        className={`${styles.reader} screen-only`}
        role="slider"
        tabIndex={0}
        aria-label={fillSlots(interfaceWords.chartReader, { grafik: label })}
        aria-valuemin={1}
        aria-valuemax={places.length}
        aria-valuenow={Math.min(rest?.index ?? last, last) + 1}
        aria-valuetext={tell(rest?.index ?? last)}
        onKeyDown={press}
        onFocus={({ currentTarget }) => {
          if (!place && currentTarget.matches(':focus-visible')) go(currentTarget, last);
        }}
        onBlur={() => setPlace(undefined)}
        onPointerDown={(event) => {
          // A finger that moves along goes on reading; one that moves up or down scrolls the page.
          if (event.pointerType !== 'mouse') event.currentTarget.setPointerCapture(event.pointerId);
          point(event);
        }}
        onPointerMove={point}
        onPointerLeave={({ currentTarget, pointerType }) => {
          if (pointerType === 'mouse' && currentTarget !== document.activeElement) setPlace(undefined);
        }}
      >
        {place && at !== undefined && <ReadingMark x={places[at] ?? 0} room={place.width} reading={read(at)} />}
      </div>
    </div>
  );
}

/** px; the letters of the label are mono, so that its width follows from their number. */
const [letter, line, inset, gap] = [7.3, 17, 9, 12];

interface ReadingMarkProps {
  /** Per cent of the width. */
  x: number;
  /** Width of the chart, px: the label stays within it. */
  room: number;
  reading: ChartReading;
}

/** A line through the chart, a dot at each value, and a label that keeps to the side with more room. */
function ReadingMark({ x, room, reading: { title, values } }: ReadingMarkProps) {
  const longest = (texts: readonly string[]) => Math.max(0, ...texts.map((text) => text.length));
  const columns = longest(values.map(({ label }) => label)) + 2 + longest(values.map(({ value }) => value));
  const width = Math.max(columns, title.length) * letter + 2 * inset;
  const height = (values.length + 1) * line + inset;
  const here = (x / 100) * room;
  const left = Math.max(-here, Math.min(room - here - width, x > 50 ? -width - gap : gap));
  // The label keeps away from the points that it tells.
  const heights = values.flatMap(({ y }) => y ?? []);
  const below = heights.length > 0 && Math.min(...heights) > 45;
  const top = below ? -height - 4 : 4;
  return (
    <svg className={`${styles.mark} full figures`} aria-hidden="true">
      <line className={styles.stroke} x1={`${x}%`} x2={`${x}%`} y1="0" y2="100%" />
      {values.map(
        ({ label, y }) =>
          y !== undefined && <circle key={label} className={styles.dot} cx={`${x}%`} cy={`${100 - y}%`} r="4.5" />,
      )}
      <svg x={`${x}%`} y={below ? '100%' : 0} overflow="visible" aria-hidden="true">
        <rect className={styles.stroke} x={left} y={top} width={width} height={height} rx="3" />
        <text className="strong" x={left + inset} y={top + line}>
          {title}
        </text>
        {values.map(({ label, value }, index) => (
          <g key={label}>
            <text x={left + inset} y={top + (index + 2) * line}>
              {label}
            </text>
            <text x={left + width - inset} y={top + (index + 2) * line} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
      </svg>
    </svg>
  );
}
