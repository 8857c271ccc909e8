import { Band } from '../../shared/ui/Band.tsx';
import { TitledList } from '../../shared/ui/TitledList.tsx';
import type { FeaturesPage } from './schema.ts';

/** What else belongs to it. */
export function ExtraFeatures({ items, ...heading }: FeaturesPage['extras']) {
  return (
    <Band id="fitur-tambahan" {...heading}>
      <TitledList items={items} />
    </Band>
  );
}
