import { Picture, type PictureProps } from '../../shared/ui/Picture.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './RadarOpening.module.css';
import { calloutPlaces } from './radar-parts.ts';
import type { DevicePage } from './schema.ts';

interface RadarOpeningProps {
  callouts: DevicePage['opening']['callouts'];
  picture: PictureProps;
}

/** The radar in large, with callouts to its main properties. */
export function RadarOpening({ picture, callouts }: RadarOpeningProps) {
  return (
    <figure className={`${styles.stage} relative`}>
      <Picture {...picture} className={`${styles.picture} block`} moves="radar" />
      <svg className={`${styles.leaders} outline full cover`} viewBox="0 0 98 96" aria-hidden="true">
        {calloutPlaces.map(({ from: [x, y], to: [u, v] }) => (
          <g key={`${x} ${y}`}>
            <path d={`M${x} ${y}L${u} ${v}`} />
            <path className={styles.dot} d={`M${x} ${y}h0`} />
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
