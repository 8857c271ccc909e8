import { shapeDimensions } from 'tank-gauging/tank/tank-record';
import type { ReadTank } from 'tank-gauging/tank-list/read-tank-list';
import { formatAllDigits } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import type { TankFileText } from '../tank-file/schema.ts';
import { tankListWords as words } from './tank-list.words.ts';

const inWords = (value: number | string): string => (typeof value === 'number' ? formatAllDigits(value) : value);

/** Shape and sizes as read: `Tegak Ø 12 × T 10,5 m`. */
export function sizeText({ stated }: Pick<ReadTank, 'stated'>, { fields }: TankFileText): string {
  const { shape } = stated;
  const names = shape ? shapeDimensions[shape] : (['diameter', 'length', 'width', 'height'] as const);
  const sizes = names.flatMap((name) => {
    const value = stated[name];
    return typeof value === 'number'
      ? `${words.sizes[name as keyof typeof words.sizes]} ${formatAllDigits(value)}`
      : [];
  });
  const sized = sizes.length > 0 ? `${sizes.join(' × ')} m` : '';
  return [shape && fields['t-bentuk'].options[shape], sized].filter(Boolean).join(' ');
}

/** Further facts that a row states, with their labels: `Zona: 2`. */
export function factTexts({ stated }: Pick<ReadTank, 'stated'>, { fields }: TankFileText): string[] {
  const { zone, inside, place, vapour, nozzle, temperature, pressure, capacity, safe } = stated;
  const figure = (value: number | undefined, { label, unit = '' }: { label: string; unit?: string | undefined }) =>
    value === undefined ? [] : `${label}: ${formatAllDigits(value)} ${unit}`.trim();
  const choice = <T extends string>(
    value: T | undefined,
    { label, options }: { label: string; options: Readonly<Record<T, string>> },
  ) => (value === undefined ? [] : `${label}: ${options[value]}`);
  return [
    choice(zone, fields['t-zona']),
    choice(inside, fields['t-dalam']),
    choice(place, fields['t-letak']),
    choice(vapour, fields['t-uap']),
    figure(nozzle, fields['t-lubang']),
    figure(temperature, fields['t-suhu']),
    figure(pressure, fields['t-tekanan']),
    figure(capacity, fields['t-muat']),
    figure(safe, fields['t-aman']),
  ].flat();
}

/** What the visitor should check in a row: open questions, contradictions, and cells that were not understood. */
export function noteTexts({ questions, notes, unread, isIdle }: ReadTank, { fields }: TankFileText): string[] {
  const labels = { diameter: 't-diameter', length: 't-panjang', width: 't-lebar', height: 't-tinggi' } as const;
  return [
    ...(isIdle ? [words.idle] : []),
    ...questions.map((question) =>
      question.kind === 'size'
        ? fillSlots(words.size, {
            daftar: question.fields
              .map((field) => fields[labels[field as keyof typeof labels]].label.toLowerCase())
              .join(', '),
          })
        : words[question.kind],
    ),
    ...notes.map(({ kind, values = [] }) => {
      const [nilai = '', lain = ''] = values.map(inWords);
      return fillSlots(words.notes[kind], { nilai, lain });
    }),
    ...(unread.length > 0
      ? [
          fillSlots(words.unread, {
            daftar: unread
              .map(({ heading, cell }) =>
                heading ? fillSlots(words.unreadCell, { judul: heading, isi: cell }) : `“${cell}”`,
              )
              .join(', '),
          }),
        ]
      : []),
  ];
}

/** How the product of a row was read: as typed, with the medium where the names differ. */
export function productText({ product, medium }: Pick<ReadTank, 'product' | 'medium'>): string {
  if (!medium) return product || '–';
  const isSame = medium.name.toLowerCase().startsWith(product.toLowerCase()) && product !== '';
  return isSame ? medium.name : product ? `${product} → ${medium.name}` : medium.name;
}
