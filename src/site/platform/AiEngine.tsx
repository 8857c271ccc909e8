import { Band } from '../../shared/ui/Band.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Fold } from '../../shared/ui/Fold.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './AiEngine.module.css';
import type { PlatformPage } from './schema.ts';
import { LevelPlot, ScorePlot } from './WatchPlots.tsx';

/** The engine explained with one night: what it expected, what it saw, when it spoke, and by which methods. */
export function AiEngine({ plots, fold, table, limit, ...ai }: PlatformPage['ai']) {
  const { caption, legend, methods, columns, ...heading } = ai;
  const figure = (
    <figure>
      <figcaption className={`${styles.head} wrap`}>
        <Text.p className="label quiet">{caption}</Text.p>
        <ul className={`${styles.legend} small quiet wrap`}>
          {legend.map((item) => (
            <Text.li key={item.plain}>{item}</Text.li>
          ))}
        </ul>
      </figcaption>
      <div className={styles.level}>
        <LevelPlot words={plots} />
      </div>
      <div className={styles.score}>
        <ScorePlot words={plots} />
      </div>
    </figure>
  );
  return (
    <Band id="mesin-ai" ground="dark" opening="figure" figure={figure} {...heading}>
      <Fold title={fold}>
        <DataTable
          caption={table}
          quiet
          columns={columns}
          stack
          rows={methods.map(({ title, method, input, output }) => [title, method, input, output])}
        />
        <Text.p className={`${styles.limit} note`}>{limit}</Text.p>
      </Fold>
    </Band>
  );
}
