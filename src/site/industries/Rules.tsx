import type { Heading } from '../../shared/records/page.ts';
import type { Titled } from '../../shared/text/schema.ts';
import { Band } from '../../shared/ui/Band.tsx';
import { Fold } from '../../shared/ui/Fold.tsx';
import { Text } from '../../shared/ui/Text.tsx';

/** Regulations and standards of the trade, by name; what each asks is a touch away. */
export function Rules({ items, ...heading }: Heading & { items: readonly Titled[] }) {
  return (
    <Band id="aturan" ground="dark" opening="spread" {...heading}>
      {items.map(({ title, description }) => (
        <Fold key={title.plain} title={title}>
          <Text.p className="quiet measure">{description}</Text.p>
        </Fold>
      ))}
    </Band>
  );
}
