import { Band } from '../../shared/ui/Band.tsx';
import { TitledList } from '../../shared/ui/List.tsx';
import type { StoriesPage } from './schema.ts';

/** How the figures of the examples come about. */
export function Method({ items, ...heading }: StoriesPage['method']) {
  return (
    <Band id="cara-hitung" ground="tint" opening="spread" {...heading}>
      <TitledList items={items} form="plain" />
    </Band>
  );
}
