import { TitledSection } from '../../shared/ui/page/TitledSection.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import type { ToolPage } from './schema.ts';

/** How a tool calculates, formula by formula, and what it is not. */
export function ToolNotes({ method, limits }: Pick<ToolPage, 'method' | 'limits'>) {
  return (
    <>
      <TitledSection
        id="metode"
        ground="tint"
        {...method}
        form="rows"
        before={({ formula }) => formula && <Text.p className="figures plain breakable">{formula}</Text.p>}
        after={({ source }) => source && <Text.p className="small faint">{source}</Text.p>}
      />
      <TitledSection id="batas" {...limits} form="rows" />
    </>
  );
}
