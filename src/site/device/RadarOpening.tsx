import { Picture, type PictureProps } from '../../shared/ui/Picture.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { calloutPlaces } from './callouts.ts';
import styles from './RadarOpening.module.css';
import type { DeviceOpening } from './schema.ts';

interface RadarOpeningProps extends Pick<DeviceOpening, 'callouts'> {
  picture: PictureProps;
}

/** The radar, large, with leaders to what one asks of it first. */
export function RadarOpening({ picture, callouts }: RadarOpeningProps) {
  return (
    <figure className={styles.stage}>
      <Picture {...picture} className={styles.picture} />
      <svg className={`${styles.leaders} outline full`} viewBox="0 0 100 100" aria-hidden="true">
        {calloutPlaces.map(({ from: [x, y], to: [u, v] }) => (
          <g key={`${x} ${y}`}>
            <path d={`M${x} ${y}L${u} ${v}`} />
            <circle className={styles.dot} cx={x} cy={y} r="0.7" />
          </g>
        ))}
      </svg>
      <figcaption>
        <ul>
          {callouts.map(({ title, description }) => (
            <li key={title.plain} className={styles.callout}>
              <Text.strong className="block">{title}</Text.strong>
              <Text>{description}</Text>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
