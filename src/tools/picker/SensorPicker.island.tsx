import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { keepStanding } from '../../shared/ui/keep-standing.ts';
import { useSpoken } from '../../shared/ui/use-spoken.ts';
import { PickerSheet } from './PickerSheet.tsx';
import type { PickerData } from './picker-data.ts';
import styles from './SensorPicker.module.css';

interface SensorPickerProps {
  /** Where the data lies. */
  address: string;
  /** Said over the worked example when the data cannot be fetched. */
  failed: string;
  /** An element `[data-sheet]` with nothing but the worked example in it, as the server wrote it from the same data. */
  children: ReactNode;
}

/**
 * The worked example, which comes alive where it stands when the data has come that it needs to answer; a page that
 * carried it would weigh twice as much. A root of its own takes it over in pieces, and nothing is drawn anew.
 */
export function SensorPicker({ address, failed, children }: SensorPickerProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    const stopped = new AbortController();
    let root: Root | undefined;
    fetchData(address, stopped.signal).then(
      (data) => {
        const sheet = place.current?.querySelector('[data-sheet]');
        if (!sheet) return;
        keepStanding(sheet);
        startTransition(() => {
          root = hydrateRoot(sheet, <PickerSheet data={data} />);
        });
      },
      () => setLost(!stopped.signal.aborted),
    );
    return () => {
      stopped.abort();
      root?.unmount();
    };
  }, [address]);
  useSpoken(isLost && failed);
  return (
    <>
      {isLost && <p className={styles.lost}>{failed}</p>}
      <div ref={place}>{children}</div>
    </>
  );
}

async function fetchData(address: string, signal: AbortSignal): Promise<PickerData> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.json();
}
