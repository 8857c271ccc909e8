import type { ReactNode } from 'react';
import { Band } from '../../shared/ui/Band.tsx';
import { FoldList } from '../../shared/ui/Fold.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Phases.module.css';
import type { CustomPage } from './schema.ts';

type Phase = CustomPage['phases']['items'][number];

/** The four phases as one drawing that is finished step by step, with the decision that closes each. */
export function Phases({ items, labels, ...heading }: CustomPage['phases']) {
  return (
    <Band id="tahap" ground="tint" {...heading}>
      <FoldList items={items} columns={4} numbered className={styles.phases}>
        {({ description, drawing, result, gate }, index) => (
          <div className="stack-3">
            <PhaseDrawing name={drawing} />
            <Text.p className={`${styles.words} quiet`}>{description}</Text.p>
            <p className={`${styles.result} rule-strong`}>
              <Text.span className="label block">{labels.result}</Text.span>
              <Text>{result}</Text>
            </p>
            <p className={`${styles.gate} relative strong`}>
              <span className="label block">
                <Text>{index < items.length - 1 ? labels.gate : labels.done}</Text>
              </span>
              <Text>{gate}</Text>
            </p>
          </div>
        )}
      </FoldList>
    </Band>
  );
}

const shell = 'M46 62v88h108V62L100 44Z';

/** One tank in four states: sketched, dimensioned, tried on the bench, read. */
const drawings: Record<Phase['drawing'], ReactNode> = {
  consultation: (
    <>
      <path strokeDasharray="3 5" d={shell} />
      <path strokeDasharray="3 5" d="M46 104c14-8 24 8 40 0s26 8 40 0 18 4 28 0" />
      <circle className={styles.bubble} cx="100" cy="92" r="18" />
      <text x="100" y="99" textAnchor="middle">
        ?
      </text>
    </>
  ),
  design: (
    <>
      <path strokeWidth="1" d={shell} />
      <path strokeWidth="1" d="M46 150v20M154 150v20M46 162h108M52 158l-6 4 6 4M148 158l6 4-6 4" />
      <path strokeWidth="1" d="M154 62h20M154 150h20M166 62v88M162 68l4-6 4 6M162 144l4 6 4-6" />
      <path strokeDasharray="5 4" d="M100 36V24h28" />
      <path strokeWidth="1" d="M94 46V36h12v10" />
      <circle className={styles.bubble} cx="146" cy="24" r="17" />
      <path d="M129 24h34" />
      <text className={styles.tag} x="146" y="20" textAnchor="middle">
        LT
      </text>
      <text className={styles.tag} x="146" y="36" textAnchor="middle">
        01
      </text>
    </>
  ),
  development: (
    <>
      <path d="M30 150h140M44 150V52h28v98M52 52V34h12v18M96 78h68v48H96ZM130 126v24M112 150h36" />
      <path strokeWidth="1" d="M44 70h8M44 90h8M44 110h8M44 130h8" />
      <path className="liquid" d="M44 104h28v46H44Z" />
      <path className="level" d="M36 104h44" />
      <path className="level" d="M104 112h12l6-18 8 24 6-10h20" />
      <path strokeDasharray="5 4" d="M64 40h66v38" />
    </>
  ),
  deployment: (
    <>
      <path className="liquid" d="M46 88h108v62H46Z" />
      <path d={shell} />
      <path d="M94 46V36h12v10M92 36h16M94 24h12v12H94Z" />
      <path strokeDasharray="5 4" d="M100 52 88 86M100 52l12 34" />
      <path className="level" d="M34 88h132M118 20a18 18 0 0 1 0 22M126 13a30 30 0 0 1 0 36" />
    </>
  ),
};

function PhaseDrawing({ name }: { name: Phase['drawing'] }) {
  return (
    <svg className={`${styles.drawing} full outline`} viewBox="0 0 200 176" aria-hidden="true" focusable="false">
      {drawings[name]}
      <path d="M20 150h160" />
    </svg>
  );
}
