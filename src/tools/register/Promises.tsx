import { Band } from '../../shared/ui/Band.tsx';
import { TitledList } from '../../shared/ui/TitledList.tsx';
import type { ToolsPage } from './schema.ts';

/** What holds for every tool. */
export function Promises({ items, ...heading }: ToolsPage['promises']) {
  return (
    <Band id="janji" ground="tint" {...heading}>
      <TitledList items={items} />
    </Band>
  );
}
