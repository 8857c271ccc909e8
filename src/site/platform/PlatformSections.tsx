import type { ReactNode } from 'react';
import { Actions } from '../../shared/ui/Action.tsx';
import { Band } from '../../shared/ui/Band.tsx';
import { FoldList } from '../../shared/ui/Fold.tsx';
import { PointList, TitledList } from '../../shared/ui/List.tsx';
import { Stats } from '../../shared/ui/Stats.tsx';
import { FactTable } from '../../shared/ui/Table.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import type { PlatformPage } from './schema.ts';

/** The features as six sheets: what the platform does, and under the line what changes for the buyer. */
export function PlatformFeatures({ items, benefit: label, ...heading }: PlatformPage['features']) {
  return (
    <Band id="kemampuan" {...heading}>
      <FoldList items={items}>
        {({ capabilities, benefit }) => (
          <div className="stack-2">
            <PointList items={capabilities} />
            <p className="measured strong">
              <Text.span className="visually-hidden">{label}</Text.span> <Text>{benefit}</Text>
            </p>
          </div>
        )}
      </FoldList>
    </Band>
  );
}

type ApiFirstProps = Omit<PlatformPage['api'], 'samples'> & {
  /** A choice of code samples, one of each way. */
  children: ReactNode;
};

/** Three ways to the same data, with code that holds. */
export function ApiFirst({ cards, more, children, ...heading }: ApiFirstProps) {
  return (
    <Band id="api" opening="spread" {...heading}>
      <div className="split gap-4 print-block">
        <div>
          <TitledList
            items={cards}
            form="plain"
            before={({ note }) => <Text.p className="figures faint small">{note}</Text.p>}
          />
          <Actions items={[more]} />
        </div>
        {children}
      </div>
    </Band>
  );
}

/** Service level figures, the first as headline, and below them what they rest on: infrastructure and security. */
export function ServiceLevels({ levels, cloud, security, ...heading }: PlatformPage['service']) {
  const [first, ...others] = levels;
  return (
    <Band id="infrastruktur" ground="tint" opening="number" number={first?.number} {...heading}>
      <Stats items={others} />
      <div className="columns-2 gap-5 above-5">
        {[cloud, security].map(({ title, rows }) => (
          <div key={title.plain}>
            <FactTable caption={<Text.h3 className="heading">{title}</Text.h3>} rows={rows} />
          </div>
        ))}
      </div>
    </Band>
  );
}
