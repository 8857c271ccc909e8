import type { Marked } from 'contract/marked';
import type { HeroText } from '../../shared/records/page-schema.ts';
import { Text } from '../../shared/ui/Text.tsx';
import { Trail } from '../../shared/ui/Trail.tsx';
import styles from './ToolHead.module.css';

/** Heading in one line, so that inputs, drawing and verdict are visible without scrolling. */
export function ToolHead({ breadcrumb, title, lead }: Pick<HeroText, 'title' | 'lead'> & { breadcrumb: Marked }) {
  return (
    <section aria-labelledby="hero-judul" data-tool-head="">
      <div className={`${styles.inner} page-width`}>
        <div className="screen-only">
          <Trail name={breadcrumb} />
        </div>
        <div className={`${styles.line} stack-1`}>
          <Text.h1 className="larger" id="hero-judul">
            {title}
          </Text.h1>
          <Text.p className={`${styles.lead} small quiet screen-only`}>{lead}</Text.p>
        </div>
      </div>
    </section>
  );
}
