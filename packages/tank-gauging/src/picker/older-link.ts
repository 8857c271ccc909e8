import { linkText } from '../inputs.ts';
import { atmosphere } from '../tank/choices.ts';
import { tankRecord } from '../tank/tank-record.ts';
import { pickerInputs } from './inputs.ts';
import { foams, type MediaTable } from './media.ts';

type Part = readonly [key: string, text: string];

/** Keys that the sensor picker had of its own, before it used the fields of the tank record. */
const fieldsByKey = new Map(Object.values(pickerInputs).map(({ key, tankField }) => [key as string, tankField]));

/** Shapes whose height is their diameter, so that the distance from the sensor to the bottom was a figure of its own. */
const isRound = (shape: string) => shape === 'mendatar' || shape === 'bola';

/**
 * Parts of a link with the picker's own keys, by the keys of the tank record; other parts remain. Its pressure was
 * gauge or absolute, its diameter the width of a rectangular tank, and its foam none unless stated.
 */
export function recordParts(parts: readonly Part[], media: MediaTable): Part[] {
  const own = new Map(parts.filter(([key]) => fieldsByKey.has(key)));
  if (own.size === 0) return [...parts];
  const others = parts.filter(([key]) => !own.has(key));
  const carried = new Map(others);
  const shape = own.get('bentuk') ?? carried.get('t-bentuk') ?? 'tegak';
  const isAbsolute = carried.get('acuan') === 'mutlak';
  // A tank that came along gave the height and the pressure.
  const example = carried.has('t-bentuk') ? {} : { tinggi: String(pickerInputs.tinggi.initial), tekanan: '0' };
  const height = own.get('tinggi') ?? (isRound(shape) ? example.tinggi : undefined);
  const pressure = own.get('tekanan') ?? (isAbsolute ? example.tekanan : undefined);
  const foam = own.get('busa') ?? 'tanpa';
  const medium = own.get('medium');
  const usualFoam = foams[(medium ? media.named(medium)?.foam : undefined) ?? 'none'];
  // A size of 0 was unknown; a silo was judged as an upright tank.
  const isUnsaid = ([key, text]: Part) =>
    ['tinggi', 'tekanan', 'busa'].includes(key) ||
    ((key === 'diameter' || key === 'panjang') && Number(text) === 0) ||
    (key === 'bentuk' && text === 'tegak' && carried.get('t-bentuk') === 'silo');
  const renamed = [...own]
    .filter((part) => !isUnsaid(part))
    .map(([key, text]): Part => {
      const field = key === 'diameter' && shape === 'persegi' ? 'width' : fieldsByKey.get(key);
      return [tankRecord[field as keyof typeof tankRecord].key, text];
    });
  return [
    ...others,
    ...renamed,
    ...(height === undefined ? [] : [[isRound(shape) ? 't-sensor' : 't-tinggi', height] as const]),
    ...(pressure === undefined ? [] : [['t-tekanan', isAbsolute ? gaugeText(pressure) : pressure] as const]),
    ...(foam === usualFoam ? [] : [['t-busa', foam] as const]),
  ];
}

/** Text of an absolute pressure in bar gauge; a text that is no number remains, so that the link reports it. */
const gaugeText = (text: string) => (Number.isFinite(Number(text)) ? linkText(Number(text) - atmosphere) : text);
