import type { Marked } from '../../shared/text/marked.ts';
import { Band } from '../../shared/ui/Band.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import type { ToolCard } from '../kit/schema.ts';
import { Miniature } from './Miniature.tsx';
import type { ToolsPage } from './schema.ts';
import styles from './ToolList.module.css';

type ToolListProps = ToolsPage['list'] & { tools: readonly (ToolCard & { name: Marked; path: string })[] };

/** The tools as a drawing register: miniature, question, what to bring, what one gets. */
export function ToolList({ tools, labels, ...heading }: ToolListProps) {
  return (
    <Band id="daftar" near {...heading}>
      <ol className={styles.list}>
        {tools.map((tool) => (
          <li key={tool.path} className={`${styles.tool} rule-strong`}>
            <Miniature path={tool.path} />
            <div>
              <h3 className={`${styles.question} larger`}>
                <Text.a className={styles.link} href={tool.path}>
                  {tool.question}
                </Text.a>
              </h3>
              <Text.p className={`${styles.name} label`}>{tool.name}</Text.p>
            </div>
            <dl className={styles.facts}>
              <Text.dt>{labels.needs}</Text.dt>
              <Text.dd>{tool.needs}</Text.dd>
              <Text.dt>{labels.gives}</Text.dt>
              <Text.dd>{tool.gives}</Text.dd>
            </dl>
            <span className={`${styles.open} inline-row screen-only`} aria-hidden="true">
              <Text>{labels.open}</Text> <Icon name="arrow" size={18} />
            </span>
          </li>
        ))}
      </ol>
    </Band>
  );
}
