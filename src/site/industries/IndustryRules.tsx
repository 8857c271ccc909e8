import type { Heading } from '../../shared/records/page.ts';
import type { Titled } from '../../shared/text/schema.ts';
import { Band } from '../../shared/ui/Band.tsx';
import { TitledList } from '../../shared/ui/TitledList.tsx';

/** Regulations and standards: what each asks, and what monitoring does not replace. */
export function IndustryRules({ items, ...heading }: Heading & { items: readonly Titled[] }) {
  return (
    <Band id="aturan" ground="dark" {...heading}>
      <TitledList items={items} />
    </Band>
  );
}
