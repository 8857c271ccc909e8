import type { ComponentProps } from 'react';
import type { Titled } from '../../text/schema.ts';
import { Band } from '../Band.tsx';
import { TitledList, type TitledListProps } from '../List.tsx';

type TitledSectionProps<T extends Titled> = Omit<ComponentProps<typeof Band>, 'children'> & TitledListProps<T>;

export function TitledSection<T extends Titled>({ items, form, before, after, ...band }: TitledSectionProps<T>) {
  return (
    <Band {...band}>
      <TitledList items={items} form={form} before={before} after={after} />
    </Band>
  );
}
