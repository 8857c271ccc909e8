import { mediumFigures, traitNames } from '../../shared/records/selection-fields.ts';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { celsius, figureText, type Medium } from './medium.ts';
import type { PickerText } from './schema.ts';

export interface MediumFactsProps {
  medium: Medium;
  text: PickerText;
}

/** What the table says of the medium, each figure with its source; the qualities are the site's own judgement. */
export function MediumFacts({ medium, text: { medium: words } }: MediumFactsProps) {
  const figures = mediumFigures.map((name) => {
    const figure = medium[name];
    const unit = name === 'density' ? 'kg/L' : '';
    const note = [figure?.at === undefined ? '' : celsius(figure.at), figure?.note ?? ''].filter(Boolean).join('; ');
    const value = figure ? `${figureText(figure, unit)}${note && ` (${note})`}` : words.noSource;
    return [words[name], value, figure?.source ?? '–'];
  });
  const points = (['boils', 'melts'] as const).flatMap((name) => {
    const point = medium[name];
    return point ? [[words[name], celsius(point.at), point.source]] : [];
  });
  const traits = traitNames.map((name) => [
    words.labels[name],
    (words.traits[name] as Readonly<Record<string, string>>)[medium[name]] ?? medium[name],
    words.judgement,
  ]);
  return (
    <DataTable
      caption={medium.name}
      quiet
      columns={[words.property, words.value, words.source]}
      rows={[...figures, ...points, ...traits]}
      stack
    />
  );
}
