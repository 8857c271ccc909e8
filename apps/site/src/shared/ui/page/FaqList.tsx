import type { Faq, Heading } from '../../records/page-schema.ts';
import { Action } from '../Action.tsx';
import { Band } from '../Band.tsx';
import { Fold } from '../Fold.tsx';
import { Text } from '../Text.tsx';

interface FaqListProps extends Heading {
  items: readonly Faq[];
  ground?: 'paper' | 'tint';
}

/** Questions and answers; as the folds share a name, the browser keeps only one of them open. */
export function FaqList({ items, ground = 'tint', ...heading }: FaqListProps) {
  return (
    <Band id="tanya-jawab" ground={ground} opening="spread" {...heading}>
      <div>
        {items.map(({ question, answer, link }) => (
          <Fold key={question.plain} name="tanya-jawab" title={question}>
            <div className="stack-2 measure quiet">
              <Text.p>{answer}</Text.p>
              {link && (
                <p>
                  <Action {...link} look="plain" />
                </p>
              )}
            </div>
          </Fold>
        ))}
      </div>
    </Band>
  );
}
