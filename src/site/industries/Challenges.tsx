import type { Heading } from '../../shared/records/page.ts';
import { plainText } from '../../shared/text/marked.ts';
import type { Titled } from '../../shared/text/schema.ts';
import { Band } from '../../shared/ui/Band.tsx';
import { Rail } from '../../shared/ui/Rail.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Challenges.module.css';

/** What goes wrong in this trade, side by side. */
export function Challenges({ items, ...heading }: Heading & { items: readonly Titled[] }) {
  return (
    <Band id="masalah" {...heading}>
      <Rail label={plainText(heading.title)} columns={4} reachable>
        {items.map(({ title, description }) => (
          <li key={title.plain} className={`${styles.item} rule-strong stack-2 top`}>
            <Text.h3 className="heading">{title}</Text.h3>
            <Text.p className="quiet">{description}</Text.p>
          </li>
        ))}
      </Rail>
    </Band>
  );
}
