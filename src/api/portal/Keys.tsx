import { Action } from '../../shared/ui/Action.tsx';
import { Band } from '../../shared/ui/Band.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { PointList } from '../../shared/ui/PointList.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Developer.module.css';
import type { DeveloperPage } from './schema.ts';

/** Which keys there are, what each may do, and how to ask for one. */
export function Keys({ caption, columns, rows, request, ask, ...heading }: DeveloperPage['keys']) {
  return (
    <Band id="kunci" {...heading}>
      <DataTable caption={caption} columns={columns} rows={rows} stack />
      <div className={styles.request}>
        <div>
          <Text.h3 className="large">{request.title}</Text.h3>
          <Text.p className={`${styles.text} quiet measure`}>{request.description}</Text.p>
        </div>
        <div className={`${styles.points} stack-4`}>
          <PointList items={request.points} />
          <p className="screen-only">
            <Action label={ask} to="/konsultasi-gratis?topik=api" look="signal" />
          </p>
        </div>
      </div>
    </Band>
  );
}
