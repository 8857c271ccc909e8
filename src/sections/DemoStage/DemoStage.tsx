import type { ReactNode } from 'react';
import type { DemoPage } from '../../schemas/pages/demo.ts';
import { Band } from '../../ui/Band.tsx';
import styles from './DemoStage.module.css';

/** The place of the simulation on its page; the island comes in as a child. */
export function DemoStage({ text, children, ...heading }: DemoPage['demo'] & { children: ReactNode }) {
  return (
    <Band id="simulasi" {...heading}>
      <noscript>
        <p className={styles.noscript}>{text.withoutScript}</p>
      </noscript>
      {children}
    </Band>
  );
}
