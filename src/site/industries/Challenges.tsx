import type { Heading } from '../../shared/records/page.ts';
import type { Titled } from '../../shared/text/schema.ts';
import { Band } from '../../shared/ui/Band.tsx';
import { FoldList } from '../../shared/ui/Fold.tsx';
import { Text } from '../../shared/ui/Text.tsx';

/** What goes wrong in this trade, side by side. */
export function Challenges({ items, ...heading }: Heading & { items: readonly Titled[] }) {
  return (
    <Band id="masalah" {...heading}>
      <FoldList items={items} columns={4}>
        {({ description }) => <Text.p className="quiet">{description}</Text.p>}
      </FoldList>
    </Band>
  );
}
