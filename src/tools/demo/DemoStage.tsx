import type { ReactNode } from 'react';
import { withTerminal } from '../../plant/terminal/words.ts';
import { Band } from '../../shared/ui/Band.tsx';
import { Stats } from '../../shared/ui/Stat.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './DemoStage.module.css';
import type { DemoPage } from './schema.ts';

type DemoStageProps = DemoPage['demo'] & Pick<DemoPage, 'figures'> & { children: ReactNode };

/** The place of the simulation on its page; the island comes in as a child. */
export function DemoStage({ text, figures, children, ...heading }: DemoStageProps) {
  return (
    <Band id="simulasi" near {...heading}>
      <noscript>
        <Text.p className={styles.noscript}>{withTerminal(text.withoutScript)}</Text.p>
      </noscript>
      {children}
      <div className={styles.figures}>
        <Stats items={figures} />
      </div>
    </Band>
  );
}
