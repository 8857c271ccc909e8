import { Text } from '../../shared/ui/Text.tsx';
import styles from './Guide.module.css';
import type { GuidePage } from './schema.ts';

/** The chapters as a table of contents beside the headline. */
export function GuideContents({ contents, chapters }: Pick<GuidePage, 'contents' | 'chapters'>) {
  return (
    <nav className="sheet" aria-label={contents.plain}>
      <Text.p className={`${styles.name} label`}>{contents}</Text.p>
      <ol>
        {chapters.map(({ id, title }, index) => (
          <li key={id}>
            <a className={`${styles.entry} rule touch`} href={`#${id}`}>
              <span className="label">{index + 1}</span>
              <Text.span>{title}</Text.span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
