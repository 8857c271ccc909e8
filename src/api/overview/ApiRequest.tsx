import type { Marked, Wording } from '../../shared/text/marked.ts';
import { Band } from '../../shared/ui/Band.tsx';
import { CodeTabs } from '../../shared/ui/code/CodeTabs.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Fold } from '../../shared/ui/Fold.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import type { FieldRow, Sample } from '../description/reference.ts';
import styles from './ApiRequest.module.css';
import { FieldTable } from './FieldTable.tsx';
import type { ApiPage } from './schema.ts';

interface ApiRequestProps extends Omit<ApiPage['request'], 'tabs'> {
  /** Name of the choice of languages. */
  tabs: Marked;
  languages: readonly Sample[];
  /** Fields of the sample answer, and that answer. */
  rows: readonly FieldRow[];
  sample: Readonly<Record<string, unknown>>;
  /** Statuses of an answer: what they mean, what to do. */
  statuses: readonly (readonly Wording[])[];
}

/** The first request: three steps beside the code in three languages, then what every field and status means. */
export function ApiRequest({
  steps,
  tabs,
  languages,
  fields,
  errors,
  rows,
  sample,
  statuses,
  ...heading
}: ApiRequestProps) {
  return (
    <Band id="permintaan" ground="tint" {...heading}>
      <div className={styles.first}>
        <ol className={`${styles.steps} stack-4 top`}>
          {steps.map(({ title, description }) => (
            <li key={title.plain} className={`${styles.step} quiet`}>
              <Text.h3 className={`${styles.title} plain`}>{title}</Text.h3>
              <Text.p>{description}</Text.p>
            </li>
          ))}
        </ol>
        <CodeTabs name={tabs.plain} group="bahasa" tabs={languages} />
      </div>
      <div className={styles.reference}>
        <div id="kolom" className={styles.target}>
          <FieldTable {...fields} rows={rows} sample={sample} />
        </div>
        <Fold title={errors.caption}>
          <div id="galat" className={styles.target}>
            <DataTable {...errors} rows={statuses} quiet stack />
          </div>
        </Fold>
      </div>
    </Band>
  );
}
