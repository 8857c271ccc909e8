import type { ReactNode } from 'react';
import type { Heading } from '../../shared/records/page.ts';
import { Band } from '../../shared/ui/Band.tsx';
import styles from './Developer.module.css';

interface SandboxBandProps extends Heading {
  /** Fragments by which the reference leads to each operation here. */
  anchors: readonly string[];
  withoutScript: string;
  children: ReactNode;
}

/** The sandbox under its headline; every operation has an address here, also before the script has arrived. */
export function SandboxBand({ anchors, withoutScript, children, ...heading }: SandboxBandProps) {
  return (
    <Band id="sandbox" ground="tint" {...heading}>
      {anchors.map((anchor) => (
        <span key={anchor} id={`coba-${anchor}`} className="block" />
      ))}
      <noscript>
        <p className={`${styles.note} measure`}>{withoutScript}</p>
      </noscript>
      {children}
    </Band>
  );
}
