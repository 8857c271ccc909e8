import { type ReactNode, useEffect, useState } from 'react';
import { useSpoken } from '../../shared/ui/use-spoken.ts';
import { PickerSheet } from './PickerSheet.tsx';
import type { PickerData } from './picker-data.ts';
import styles from './SensorPicker.module.css';

interface SensorPickerProps {
  /** Where the data lies. */
  address: string;
  /** Said over the worked example when the data cannot be fetched. */
  failed: string;
  /** The worked example as the page shows it before, and where there are no scripts. */
  children: ReactNode;
}

/** Shows the worked example until the data is there that it needs to answer; a page that carried it would weigh twice as much. */
export function SensorPicker({ address, failed, children }: SensorPickerProps) {
  const [data, setData] = useState<PickerData>();
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    const stopped = new AbortController();
    fetch(address, { signal: stopped.signal })
      .then((answer) =>
        answer.ok ? (answer.json() as Promise<PickerData>) : Promise.reject(new Error(answer.statusText)),
      )
      .then(setData)
      .catch(() => setLost(!stopped.signal.aborted));
    return () => stopped.abort();
  }, [address]);
  useSpoken(isLost && failed);
  if (data) return <PickerSheet data={data} live />;
  return (
    <>
      {isLost && <p className={styles.lost}>{failed}</p>}
      {children}
    </>
  );
}
