import type { Marked } from '../../shared/text/marked.ts';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './ServiceTank.module.css';

interface ServiceTankProps {
  caption: Marked;
  services: readonly { id: string; title: Marked }[];
}

/** Where each service stands in the drawing, in the order of the records. */
const places = [
  { x: 62, y: 246 },
  { x: 150, y: 52 },
  { x: 460, y: 218 },
  { x: 446, y: 84 },
  { x: 306, y: 52 },
  { x: 354, y: 278 },
] as const;

/** One tank in section with every piece of work that the team does on it; the numbers lead to the sheets. */
export function ServiceTank({ caption, services }: ServiceTankProps) {
  return (
    <figure className="stack-2">
      <svg className={`${styles.drawing} outline`} viewBox="0 24 480 348" aria-hidden="true" focusable="false">
        <path className="liquid" d="M132 226h200v134H132Z" />
        <path d="M132 140v220h200V140L232 104ZM20 360h440" />
        <path className="level" d="M112 226h240" />
        {/* 1: heights taken on the spot */}
        <path strokeWidth="1" d="M126 140H92M126 360H92M100 140v220M96 150l4-10 4 10M96 350l4 10 4-10" />
        {/* 2: radar on the roof nozzle */}
        <path d="M188 119v-16h20v9M184 103h28M191 103V88h14v15" />
        <path strokeWidth="1" d="M163 60l26 26" />
        <path strokeDasharray="6 4" d="m198 122-14 98M198 122l14 98" />
        {/* 3: local display where operators are trained */}
        <path d="M416 360V290M394 246h44v44h-44Z" />
        <path strokeWidth="1" d="M452 232l-10 10" />
        <path className="level" d="M402 278l8-10 8 4 12-16" />
        {/* 4: gateway on its mast */}
        <path d="M384 360V118M372 92h24v26h-24Z" />
        <path className="level" d="M376 84a12 12 0 0 1 16 0M370 77a20 20 0 0 1 28 0" />
        <path strokeDasharray="6 4" d="M214 95h150" />
        <path strokeWidth="1" d="M430 88l-30 12" />
        {/* 5: dip tape beside the sensor, to verify it */}
        <path strokeWidth="1" d="M272 118v214M296 64l-22 52" />
        <path d="M266 118h12M268 332h8v8l-4 9-4-9Z" />
        {/* 6: an instrument that comes later */}
        <path strokeDasharray="3 3" d="M332 330h14M346 320h18v20h-18Z" />
        <path strokeWidth="1" d="M354 294v24" />
        {places.map(({ x, y }, index) => (
          <g key={services[index]?.id ?? x}>
            <circle fill="var(--ground)" cx={x} cy={y} r="16" />
            <text x={x} y={y + 6} textAnchor="middle">
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
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
