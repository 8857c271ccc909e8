import { Band } from '../../shared/ui/Band.tsx';
import { FoldList } from '../../shared/ui/FoldList.tsx';
import { PointList } from '../../shared/ui/PointList.tsx';
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
