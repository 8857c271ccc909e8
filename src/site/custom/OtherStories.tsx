import type { Marked } from '../../shared/text/marked.ts';
import { Action } from '../../shared/ui/Action.tsx';
import { Band } from '../../shared/ui/Band.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import type { CustomPage } from './schema.ts';

interface OtherStoriesProps {
  label: Marked;
  title: Marked;
  lead?: Marked | undefined;
  link: Marked;
  /** Where the stories stand in full. */
  to: string;
  /** Before what would be compared. */
  proof: Marked;
  items: CustomPage['stories']['items'];
}

/** Scenarios without figures: only what would be compared, since nothing was measured. */
export function OtherStories({ link, to, proof, items, ...heading }: OtherStoriesProps) {
  return (
    <Band id="tanpa-angka" ground="tint" {...heading}>
      <div className="columns-3 gap-5">
        {items.map((item) => (
          <article key={item.drawing} className="rule-strong padded-2">
            <Text.p className="label">{item.sector}</Text.p>
            <Text.h3 className="large">{item.title}</Text.h3>
            <p className="quiet above-1">
              <Text.strong className="plain block">{proof}</Text.strong> <Text>{item.proof}</Text>
            </p>
          </article>
        ))}
      </div>
      <div className="above-3">
        <Action label={link} to={to} look="plain" />
      </div>
    </Band>
  );
}
