import { useMemo, useState } from 'react';
import type { Vessel } from '../../plant/vessel/vessel.ts';
import { formatUnit } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { ChoiceSelect } from '../../shared/ui/form/fields.tsx';
import { useSpoken } from '../../shared/ui/use-spoken.ts';
import { PasteField } from './PasteList.tsx';
import { type CalibrationWay, calibrationWays, readCalibration } from './tabular/calibration.ts';
import { calibrationWords as words } from './tabular/calibration.words.ts';

/** A pasted calibration table and how it is read; `vessel` is the tank it is held against, if one is drawn. */
export function useCalibration(vessel: Vessel | undefined) {
  const [pasted, setPasted] = useState('');
  const [chosen, setChosen] = useState<Partial<CalibrationWay>>({});
  const found = useMemo(() => readCalibration(pasted, vessel, chosen), [pasted, vessel, chosen]);
  return { pasted, setPasted, chosen, setChosen, found, isEmpty: pasted.trim() === '' };
}
type CalibrationState = ReturnType<typeof useCalibration>;

const nameOf = {
  decimal: (way: CalibrationWay) => words.decimals[way.decimal],
  length: (way: CalibrationWay) => words.lengths[way.length],
  volume: (way: CalibrationWay) => words.volumes[way.volume],
};
const inWords = (way: CalibrationWay) =>
  Object.values(nameOf)
    .map((nameIn) => nameIn(way))
    .join(', ');

/** Where the table is pasted, and its sign and units can be chosen. */
export function CalibrationField({
  pasted,
  setPasted,
  chosen,
  setChosen,
  found,
  isEmpty,
  example,
}: CalibrationState & { example: string }) {
  const paste = (next: string) => {
    setPasted(next);
    setChosen({});
  };
  return (
    <>
      <PasteField id="tabel-kalibrasi" text={words.paste} value={pasted} onChange={paste} example={example} />
      {!isEmpty &&
        (['decimal', 'length', 'volume'] as const).map((name) => (
          <ChoiceSelect
            key={name}
            id={`tabel-${name}`}
            label={words.choose[name]}
            value={chosen[name] ?? ''}
            options={[
              { value: '', label: found ? `${words.auto}: ${nameOf[name](found)}` : words.auto },
              ...calibrationWays[name].map((value) => ({
                value,
                label: nameOf[name]({ ...calibrationExample, [name]: value }),
              })),
            ]}
            onChange={(value) => setChosen({ ...chosen, [name]: value || undefined })}
          />
        ))}
    </>
  );
}
const calibrationExample: CalibrationWay = { decimal: 'comma', length: 'cm', volume: 'L' };

/** How the table was read, and what of it was not. */
export function CalibrationReading({
  found,
  isEmpty,
  level,
}: CalibrationState & { level: (metres: number) => string }) {
  const none = !isEmpty && !found && words.none;
  const read =
    found &&
    fillSlots(words.read, {
      desimal: nameOf.decimal(found),
      level: nameOf.length(found),
      isi: nameOf.volume(found),
      baris: String(found.points.length),
    });
  const ask = found?.rival && fillSlots(words.ask, { satu: inWords(found), lain: inWords(found.rival) });
  useSpoken(none || ask || read);
  const warnings = found
    ? [
        found.reference !== undefined && fillSlots(words.ullage, { acuan: formatUnit(found.reference, 'm', 3) }),
        ask,
        found.bad.length > 0 && fillSlots(words.bad, { baris: found.bad.slice(0, 12).join(', ') }),
        found.falling.length > 0 &&
          fillSlots(words.falling, { level: found.falling.slice(0, 6).map(level).join(', ') }),
      ].filter((line) => line !== undefined && line !== false)
    : [];
  return (
    <>
      {none && <p className="strong">{none}</p>}
      {read && <p>{read}</p>}
      {warnings.map((warning) => (
        <p key={warning} className="strong">
          {warning}
        </p>
      ))}
    </>
  );
}
