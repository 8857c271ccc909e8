import type { ReactNode } from 'react';
import { fillSlots } from '../../../shared/text/slots.ts';
import { useSpoken } from '../../../shared/ui/use-spoken.ts';
import { interfaceWords } from '../../../shared/words/interface.words.ts';
import styles from './ChartReader.module.css';
import type { PlotReading } from './chart-reading.ts';
import { ReadingMark } from './ReadingMark.tsx';
import { useChartReading } from './use-chart-reading.ts';

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

function Reader({ label, places, read, children }: PlotReading & Omit<ChartReaderProps, 'reading'>) {
  const { at, rest, spoken, width, handlers } = useChartReading(places);
  const tell = (index: number) => {
    const { title, values } = read(index);
    return [title, ...values.map(({ label: name, value }) => `${name} ${value}`)].join(', ');
  };
  const told = rest === undefined ? '' : tell(rest);
  // A slider that has the focus is read out by itself; a finger that wanders over the chart needs this.
  useSpoken(spoken && told && `${told}.`);
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
        aria-valuenow={(rest ?? places.length - 1) + 1}
        aria-valuetext={told || tell(places.length - 1)}
        {...handlers}
      >
        {at !== undefined && <ReadingMark x={places[at] ?? 0} room={width} reading={read(at)} />}
      </div>
    </div>
  );
}
