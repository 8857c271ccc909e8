import type { Heading } from '../../records/page.ts';
import type { Titled } from '../../text/schema.ts';
import { Band } from '../Band.tsx';
import { TitledList, type TitledListProps } from '../List.tsx';

interface TitledSectionProps<T extends Titled> extends Heading, TitledListProps<T> {
  id: string;
  ground?: 'paper' | 'tint' | 'dark';
  opening?: 'rule' | 'spread';
}

export function TitledSection<T extends Titled>({
  id,
  ground = 'paper',
  opening = 'rule',
  label,
  title,
  lead,
  ...list
}: TitledSectionProps<T>) {
  return (
    <Band id={id} ground={ground} opening={opening} label={label} title={title} lead={lead}>
      <TitledList {...list} />
    </Band>
  );
}
