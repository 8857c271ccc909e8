import type { ReactNode } from 'react';
import { withTerminal } from '../../plant/terminal/words.ts';
import { Band } from '../../shared/ui/Band.tsx';
import { Stats } from '../../shared/ui/Stat.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { DemoHead } from './DemoHead.tsx';
import styles from './DemoStage.module.css';
import type { DemoPage } from './schema.ts';

type DemoStageProps = DemoPage['demo'] & Pick<DemoPage, 'figures' | 'hero' | 'breadcrumb'> & { children: ReactNode };

/** The demo on its page: one line of head, the island from edge to edge, and below it what it is. */
export function DemoStage({ text, figures, hero, breadcrumb, children, ...heading }: DemoStageProps) {
  return (
    <div className={styles.stage}>
      <DemoHead {...hero} breadcrumb={breadcrumb} />
      <noscript>
        <Text.p className={styles.noscript}>{withTerminal(text.withoutScript)}</Text.p>
      </noscript>
      {children}
      <Band id="simulasi" near {...heading}>
        <Stats items={figures} />
      </Band>
    </div>
  );
}
