import { Band } from '../../shared/ui/Band.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './AiEngine.module.css';
import type { PlatformPage } from './schema.ts';
import { LevelPlot, ScorePlot } from './WatchPlots.tsx';

/** The engine explained with one night: what it expected, what it saw, when it spoke, and by which methods. */
export function AiEngine({ caption, legend, methods, columns, limit, ...heading }: PlatformPage['ai']) {
  return (
    <Band id="mesin-ai" ground="dark" {...heading}>
      <figure className={styles.figure}>
        <Text.figcaption className={`${styles.caption} label quiet`}>{caption}</Text.figcaption>
        <ul className={`${styles.legend} small quiet wrap`}>
          {legend.map((item) => (
            <Text.li key={item.plain}>{item}</Text.li>
          ))}
        </ul>
        <div className={styles.level}>
          <LevelPlot />
        </div>
        <div className={styles.score}>
          <ScorePlot />
        </div>
      </figure>
      <DataTable
        caption="Tiga model dan metodenya"
        columns={columns}
        stack
        rows={methods.map(({ title, method, input, output }) => [title, method, input, output])}
      />
      <Text.p className={styles.limit}>{limit}</Text.p>
    </Band>
  );
}
