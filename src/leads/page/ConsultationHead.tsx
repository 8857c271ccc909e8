import { Text } from '../../shared/ui/Text.tsx';
import type { ConsultationPage } from '../page-schema.ts';
import styles from './ConsultationHead.module.css';

/** A file of its own: what the form needs, styles and scripts, comes behind the headline. */
export function ConsultationHead({ hero }: Pick<ConsultationPage, 'hero'>) {
  return (
    <header className={`${styles.head} page-width`}>
      <Text.p className="label measured">{hero.label}</Text.p>
      <Text.h1 className={styles.title}>{hero.title}</Text.h1>
      <Text.p className="lead">{hero.lead}</Text.p>
    </header>
  );
}
