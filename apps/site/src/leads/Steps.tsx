import type { Marked } from 'contract/marked';
import { joinClasses } from '../shared/ui/classes.ts';
import { Text } from '../shared/ui/Text.tsx';

type Step = Record<'title' | 'description', Marked> & { minutes?: Marked };

/** Ordered steps, each with its duration or its number. */
export function Steps({ items }: { items: readonly Step[] }) {
  return (
    <ol className={joinClasses(items.length === 3 ? 'columns-3' : 'columns-4', 'gap-5')}>
      {items.map(({ title, description, minutes }, index) => (
        <li key={title.plain} className="topped-2 rule-strong stack-1 top">
          {minutes ? <Text.p className="label">{minutes}</Text.p> : <p className="label">{index + 1}</p>}
          <Text.h3 className="heading">{title}</Text.h3>
          <Text.p className="quiet">{description}</Text.p>
        </li>
      ))}
    </ol>
  );
}
