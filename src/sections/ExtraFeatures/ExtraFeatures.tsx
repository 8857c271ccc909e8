import type { FeaturesPage } from '../../schemas/pages/features.ts';
import { Band } from '../../ui/Band.tsx';
import { TitledList } from '../../ui/TitledList.tsx';

/** What else belongs to it. */
export function ExtraFeatures({ items, ...heading }: FeaturesPage['extras']) {
  return (
    <Band id="fitur-tambahan" {...heading}>
      <TitledList items={items} />
    </Band>
  );
}
