import type { SampleResponse } from '../../schemas/hardware.ts';
import type { ApiPage } from '../../schemas/pages/api.ts';
import { Band } from '../../ui/Band.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { Text } from '../../ui/Text.tsx';
import styles from './ApiRequest.module.css';
import { CodeTabs, type Tab } from './CodeTabs.tsx';
import { FieldTable } from './FieldTable.tsx';

interface ApiRequestProps extends Omit<ApiPage['request'], 'tabs'> {
  /** Name of the choice of languages. */
  tabs: string;
  languages: readonly Tab[];
  sample: SampleResponse;
}

/** The first request: three steps beside the code in three languages, then what every field and status means. */
export function ApiRequest({ steps, tabs, languages, fields, errors, sample, ...heading }: ApiRequestProps) {
  return (
    <Band id="permintaan" ground="tint" {...heading}>
      <div className={styles.first}>
        <ol className={styles.steps}>
          {steps.map(({ title, description }) => (
            <li key={title} className={styles.step}>
              <h3 className={styles.title}>
                <Text>{title}</Text>
              </h3>
              <p>
                <Text>{description}</Text>
              </p>
            </li>
          ))}
        </ol>
        <CodeTabs name={tabs} tabs={languages} />
      </div>
      <div id="kolom" className={styles.reference}>
        <FieldTable {...fields} sample={sample} />
      </div>
      <div id="galat" className={styles.reference}>
        <h3 className={styles.heading}>
          <Text>{errors.caption}</Text>
        </h3>
        <DataTable {...errors} quiet stack />
      </div>
    </Band>
  );
}
