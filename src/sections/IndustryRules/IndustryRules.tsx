import type { Heading } from '../../schemas/pages/base.ts';
import type { Titled } from '../../schemas/text.ts';
import { Band } from '../../ui/Band.tsx';
import { TitledList } from '../../ui/TitledList.tsx';

/** Regulations and standards: what each asks, and what monitoring does not replace. */
export function IndustryRules({ items, ...heading }: Heading & { items: readonly Titled[] }) {
  return (
    <Band id="aturan" ground="dark" {...heading}>
      <TitledList items={items} />
    </Band>
  );
}
