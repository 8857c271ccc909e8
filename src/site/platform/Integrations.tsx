import { Band } from '../../shared/ui/Band.tsx';
import { Rail } from '../../shared/ui/Rail.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Integrations.module.css';
import type { PlatformPage } from './schema.ts';

type IntegrationsProps = PlatformPage['integrations'] & { platform: string };

/** The four systems below one trunk line, as in a P&ID: full lines leave the platform, dashed ones come back. */
export function Integrations({ items, out, back, platform, ...heading }: IntegrationsProps) {
  const drawing = (
    <div>
      <p className={`${styles.trunk} dark`}>{platform}</p>
      <Rail label={heading.title.plain} columns={4} reachable className={styles.systems}>
        {items.map((system) => (
          <li key={system.code.plain} className={styles.system}>
            <dl className={styles.flows}>
              <div className={styles.out}>
                <Text.dt className="label">{out}</Text.dt>
                <Text.dd>{system.out}</Text.dd>
              </div>
              <div className={styles.back}>
                <Text.dt className="label">{back}</Text.dt>
                <Text.dd>{system.back}</Text.dd>
              </div>
            </dl>
            <Text.h3 className={`${styles.bubble} centred sheet figures`}>{system.code}</Text.h3>
            <Text.p className="strong">{system.name}</Text.p>
            <Text.p className="small quiet">{system.via}</Text.p>
          </li>
        ))}
      </Rail>
    </div>
  );
  return <Band id="integrasi" ground="tint" wide opening="figure" figure={drawing} {...heading} />;
}
