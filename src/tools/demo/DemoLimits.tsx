import { Band } from '../../shared/ui/Band.tsx';
import { TitledList } from '../../shared/ui/TitledList.tsx';
import type { DemoPage } from './schema.ts';

/** What the simulation is not. */
export function DemoLimits({ items, ...heading }: DemoPage['limits']) {
  return (
    <Band id="batas" {...heading}>
      <TitledList items={items} />
    </Band>
  );
}
