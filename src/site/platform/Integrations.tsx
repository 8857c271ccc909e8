import { Actions } from '../../shared/ui/Action.tsx';
import { Band } from '../../shared/ui/Band.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Integrations.module.css';
import type { ConnectedSystem, PlatformPage } from './schema.ts';

/** The four systems on one trunk line, as in a P&ID: full lines leave the platform, dashed ones come back. */
export function Integrations({
  items,
  more,
  platform,
  ...heading
}: PlatformPage['integrations'] & { platform: string }) {
  return (
    <Band id="integrasi" ground="tint" {...heading}>
      <div className={styles.drawing}>
        <p className={styles.trunk}>{platform}</p>
        <ul>
          {items.map((item) => (
            <System key={item.code.plain} {...item} />
          ))}
        </ul>
      </div>
      <div className={styles.more}>
        <Actions items={[more]} />
      </div>
    </Band>
  );
}

function System({ code, name, out, back, via }: ConnectedSystem) {
  return (
    <li className={`${styles.system} rule-below`}>
      <dl className={styles.flows}>
        <div className={styles.out}>
          <dt className="label">Keluar</dt>
          <Text.dd>{out}</Text.dd>
        </div>
        <div className={styles.back}>
          <dt className="label">Kembali</dt>
          <Text.dd>{back}</Text.dd>
        </div>
      </dl>
      <div className={`${styles.target} row`}>
        <Text.h3 className={`${styles.bubble} centred sheet figures`}>{code}</Text.h3>
        <div>
          <Text.p className={styles.name}>{name}</Text.p>
          <Text.p className="quiet">{via}</Text.p>
        </div>
      </div>
    </li>
  );
}
