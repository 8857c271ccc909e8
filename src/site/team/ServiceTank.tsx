import { LineDrawing } from '../../plant/tanks/LineDrawing.tsx';
import type { Marked } from '../../shared/text/marked.ts';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './ServiceTank.module.css';

interface ServiceTankProps {
  caption: Marked;
  services: readonly { id: string; title: Marked }[];
}

/** One tank in section with every piece of work that the team does on it; the numbers lead to the sheets. */
export function ServiceTank({ caption, services }: ServiceTankProps) {
  return (
    <figure className="stack-2">
      <LineDrawing name="service" className={`${styles.drawing} outline`} />
      <ol className={styles.legend}>
        {services.map(({ id, title }, index) => (
          <li key={id}>
            <a className="touch bare row gap-2 rule-below" href={`#${id}`}>
              <span className="label">{index + 1}</span>
              <Text>{title}</Text>
            </a>
          </li>
        ))}
      </ol>
      <figcaption className="small quiet">
        <span className="label">Gbr. 1</span> <Text.span>{caption}</Text.span>
      </figcaption>
    </figure>
  );
}
