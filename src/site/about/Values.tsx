import { TitledSection } from '../../shared/ui/page/TitledSection.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import type { AboutPage } from './schema.ts';
import styles from './Values.module.css';

/** The values, each with the sign by which it can be checked. */
export function Values({ practice: label, ...values }: AboutPage['values']) {
  return (
    <TitledSection
      id="nilai"
      {...values}
      form="rows"
      large
      after={({ practice }) => (
        <p className={`${styles.practice} plain`}>
          <Text.span className="label block">{label}</Text.span>
          <Text>{practice}</Text>
        </p>
      )}
    />
  );
}
