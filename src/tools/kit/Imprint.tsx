import { useEffect, useRef } from 'react';
import { formatDay, today } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import styles from './define-tool.module.css';

/** On paper alone: whose page it is, when it was printed, and the address that opens the same calculation. */
export function Imprint({ words }: { words: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // Written when it is printed, since the address follows what is typed.
    const write = () => {
      const tanggal = formatDay(today());
      line.current?.replaceChildren(fillSlots(words, { halaman: document.title, tanggal, alamat: location.href }));
    };
    addEventListener('beforeprint', write);
    return () => removeEventListener('beforeprint', write);
  }, [words]);
  return <p ref={line} className={`${styles.imprint} breakable`} />;
}
