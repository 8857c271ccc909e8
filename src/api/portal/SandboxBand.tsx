import type { ReactNode } from 'react';
import type { Heading } from '../../shared/records/page.ts';
import type { Marked } from '../../shared/text/marked.ts';
import { Band } from '../../shared/ui/Band.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Developer.module.css';

interface SandboxBandProps extends Heading {
  /** Fragments by which the reference leads to each operation here. */
  anchors: readonly string[];
  withoutScript: Marked;
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
        <Text.p className={`${styles.note} measure`}>{withoutScript}</Text.p>
      </noscript>
      {children}
    </Band>
  );
}
