import type { ReactNode } from 'react';
import type { Marked } from '../../shared/text/marked.ts';
import { Text } from '../../shared/ui/Text.tsx';
import { Trail } from '../../shared/ui/Trail.tsx';
import styles from './ToolStage.module.css';

interface ToolStageProps {
  breadcrumb: Marked;
  title: Marked;
  lead: Marked;
  children: ReactNode;
}

/** The head of a page that is a tool: one line, and the tool begins under it, as wide as the window allows. */
export function ToolStage({ breadcrumb, title, lead, children }: ToolStageProps) {
  return (
    <section id="alat" className="plain" aria-labelledby="hero-judul">
      <div className={`${styles.inner} page-width`}>
        <header className={styles.head}>
          <Trail name={breadcrumb} />
          <div className={styles.words}>
            <Text.h1 className={styles.title} id="hero-judul">
              {title}
            </Text.h1>
            <Text.p className={`${styles.lead} note`}>{lead}</Text.p>
          </div>
        </header>
        {children}
      </div>
    </section>
  );
}
