import type { ToolsPage } from '../../schemas/pages/tools.ts';
import { Band } from '../../ui/Band.tsx';
import { TitledList } from '../../ui/TitledList.tsx';

/** What holds for every tool. */
export function Promises({ items, ...heading }: ToolsPage['promises']) {
  return (
    <Band id="janji" ground="tint" {...heading}>
      <TitledList items={items} />
    </Band>
  );
}
