import { Band } from '../../shared/ui/Band.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Integrations.module.css';
import type { PlatformPage } from './schema.ts';

type IntegrationsProps = PlatformPage['integrations'] & { platform: string };

/** The four systems below one trunk line, as in a P&ID: full lines leave the platform, dashed ones come back. */
export function Integrations({ items, out, back, platform, ...heading }: IntegrationsProps) {
  const drawing = (
    <div>
      <p className={`${styles.trunk} heading dark strong`}>{platform}</p>
      <ul className={styles.systems}>
        {items.map((system) => (
          <li key={system.code.plain} className={styles.system}>
            <svg className={`${styles.lines} outline`} viewBox="0 0 40 72" aria-hidden="true" focusable="false">
              <path d="M10 0v72" />
              <path d="M30 72V0" strokeDasharray="5 4" />
              <path className={styles.heads} d="M5 60l5 11 5-11ZM25 12 30 1l5 11Z" />
            </svg>
            <Text.h3 className={`${styles.bubble} centred sheet figures`}>{system.code}</Text.h3>
            <div className="slim">
              <Text.p className="strong">{system.name}</Text.p>
              <Text.p className="small quiet">{system.via}</Text.p>
              <dl className={`${styles.flows} stack-2`}>
                <div>
                  <Text.dt className="label">{out}</Text.dt> <Text.dd>{system.out}</Text.dd>
                </div>
                <div>
                  <Text.dt className="label">{back}</Text.dt> <Text.dd>{system.back}</Text.dd>
                </div>
              </dl>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
  return <Band id="integrasi" ground="tint" opening="figure" figure={drawing} {...heading} />;
}
