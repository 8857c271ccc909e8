import type { DemoPage } from '../../schemas/pages/demo.ts';
import { Band } from '../../ui/Band.tsx';
import { TitledList } from '../../ui/TitledList.tsx';

/** What the simulation is not. */
export function DemoLimits({ items, ...heading }: DemoPage['limits']) {
  return (
    <Band id="batas" {...heading}>
      <TitledList items={items} />
    </Band>
  );
}
