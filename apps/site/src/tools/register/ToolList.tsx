import type { ToolRoute } from '../../routes.ts';
import { Band } from '../../shared/ui/Band.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import type { ToolEntry } from './records.ts';
import type { ToolsPage } from './schema.ts';
import styles from './ToolList.module.css';

type ToolListProps = ToolsPage['list'] & { tools: readonly ToolEntry[] };

/** Tools as a drawing register: miniature, question, what to bring, what to get. */
export function ToolList({ tools, labels, ...heading }: ToolListProps) {
  return (
    <Band id="daftar" near {...heading}>
      <ol>
        {tools.map((tool) => (
          <li key={tool.path} className={`${styles.tool} stack-3 relative rule-strong`}>
            <Miniature path={tool.path} />
            <div className="stack-1 top">
              <h3 className="larger">
                <Text.a className={`${styles.link} bare`} href={tool.path}>
                  {tool.question}
                </Text.a>
              </h3>
              <Text.p className="label">{tool.name}</Text.p>
            </div>
            <dl className={styles.facts}>
              <Text.dt className="faint">{labels.needs}</Text.dt>
              <Text.dd className="quiet">{tool.needs}</Text.dd>
              <Text.dt className="faint">{labels.gives}</Text.dt>
              <Text.dd className="quiet">{tool.gives}</Text.dd>
            </dl>
            <span className="inline-row gap-1 strong top screen-only" aria-hidden="true">
              <Text>{labels.open}</Text> <Icon name="arrow" size={18} />
            </span>
          </li>
        ))}
      </ol>
    </Band>
  );
}

/** Strokes of a miniature in 144 × 90 units: outline, liquid or area, measured line, limit. */
interface Strokes {
  outline?: string;
  area?: string;
  line?: string;
  limit?: string;
}

const miniatures: Partial<Record<ToolRoute, Strokes>> = {
  '/demo': {
    outline: 'M10 78V22h22v56M42 78V22h22v56M74 78V22h22v56M106 78V22h22v56M4 78h136',
    area: 'M10 78V40h22v38ZM42 78V56h22v22ZM74 78V32h22v46ZM106 78V66h22v12Z',
    line: 'M10 40h22M42 56h22M74 32h22M106 66h22',
    limit: 'M4 62h136',
  },
  '/tabel-tangki': {
    outline: 'M20 14h56a16 28 0 0 1 0 56H20a16 28 0 0 1 0-56ZM110 14h26M110 28h26M110 42h26M110 56h26M110 70h26',
    area: 'M5 46H91A16 28 0 0 1 76 70H20A16 28 0 0 1 5 46Z',
    line: 'M5 46H91M100 46h10',
  },
  '/simulasi-alarm': {
    outline: 'M10 10V78H138',
    area: 'M10 22L70 60L86 70V78H10ZM86 24L138 54V78H86Z',
    line: 'M10 22L70 60L86 70V24L138 54',
    limit: 'M10 52H138',
  },
  '/kalkulator-roi': {
    outline: 'M10 10V80M10 46H138',
    area: 'M74 46L138 14V46Z',
    line: 'M10 74L34 66L74 46L138 14',
    limit: 'M74 80V10',
  },
  '/analisis-susut': {
    outline: 'M10 10V78H138',
    line: 'M14 20L28 26L40 22L54 34L66 30L80 42L94 44L106 54L120 56L134 68',
    limit: 'M10 18L138 66',
  },
  '/terima-kiriman': {
    outline: 'M10 14V78H62V14M82 14V78H134V14M66 46h12M72 40l6 6l-6 6',
    area: 'M10 60H62V78H10ZM82 30H134V78H82Z',
    line: 'M10 60H62M82 30H134',
    limit: 'M82 24H134',
  },
  '/uji-terima': {
    outline: 'M10 10V78H138M24 40h4M38 46h4M52 41h4M66 47h4M80 43h4M94 46h4M108 40h4M122 45h4',
    area: 'M10 34H138V54H10Z',
    line: 'M10 44H138',
    limit: 'M10 22H138M10 66H138',
  },
  '/pemilih-sensor': {
    outline: 'M28 22V78H84V22L56 12ZM52 12V4h8v8M104 20h32M104 40h32M104 60h32',
    area: 'M28 50H84V78H28Z',
    line: 'M28 50H84M56 14V48M50 42l6 6l6-6M100 20l4 4l8-10',
    limit: 'M100 36l8 8m0-8l-8 8M100 56l8 8m0-8l-8 8',
  },
};

/** Miniature of a tool's drawing; decorative, next to its name and question. */
function Miniature({ path }: { path: string }) {
  const strokes = miniatures[path as ToolRoute];
  return (
    <svg className={`${styles.miniature} sheet`} viewBox="0 0 144 90" aria-hidden="true" focusable="false">
      <path className={styles.area} d={strokes?.area} />
      <path className="outline" d={strokes?.outline} />
      <path className={styles.limit} d={strokes?.limit} />
      <path className={styles.line} d={strokes?.line} />
    </svg>
  );
}
