import type { MediumCondition } from '../../shared/records/selection-fields.ts';
import { traitNames } from '../../shared/records/selection-fields.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { celsius, figureText, type Medium, type SourcedFigure } from './medium.ts';
import type { PickerText } from './schema.ts';

type MediumWords = PickerText['medium'];

/** A figure with where it holds and who says so: `εr 1,66–1,76 (propana …), CRC Handbook …`. */
export function figureLine(figure: SourcedFigure | null, label: string, unit: string, words: MediumWords): string {
  if (!figure) return `${label}: ${words.noSource}`;
  const note = [figure.at === undefined ? '' : celsius(figure.at), figure.note ?? ''].filter(Boolean).join('; ');
  return `${label} ${figureText(figure, unit)}${note && ` (${note})`}. ${figure.source}`;
}

/** What a rule rests on: each figure and quality of the medium that its condition names, with the source. */
export function evidenceOf(condition: MediumCondition | undefined, medium: Medium, words: MediumWords): string[] {
  if (!condition) return [];
  const lines: string[] = [];
  if (condition.dielectric || condition.unknown?.includes('dielectric'))
    lines.push(figureLine(medium.dielectric, words.dielectric, '', words));
  for (const name of traitNames.filter((trait) => condition[trait])) {
    const boils = name === 'vapour' && medium.boils;
    const value = (words.traits[name] as Readonly<Record<string, string>>)[medium[name]] ?? medium[name];
    lines.push(
      boils
        ? fillSlots(words.boilsLine, { nilai: celsius(boils.at), sumber: boils.source })
        : fillSlots(words.traitLine, { sifat: words.labels[name], nilai: value }),
    );
  }
  if (condition.absorbs && medium.absorbs) lines.push(medium.absorbs);
  return lines;
}

/** What the slots of a rule's words stand for. */
export const mediumSlots = (medium: Medium, words: MediumWords): Record<string, string> => ({
  isi: medium.name,
  dielektrik: medium.dielectric ? figureText(medium.dielectric) : '–',
  massaJenis: medium.density ? figureText(medium.density, 'kg/L') : '–',
  bahanBasah: words.traits.wetted[medium.wetted],
});
