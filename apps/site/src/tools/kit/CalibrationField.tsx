import { useMemo } from 'react';
import { massHeading, readCalibration } from 'tank-gauging/tabular/calibration';
import type { Vessel } from 'tank-gauging/vessel/vessel';
import { formatUnit } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { useAnnouncedSentence } from '../../shared/ui/use-announced-sentence.ts';
import { describeReading, FormatChoices, FormatQuestion, PasteField, usePastedText } from './PasteList.tsx';
import { calibrationWords as words } from './tabular/calibration.words.ts';

/**
 * State of a pasted calibration table and its parsed form; `vessel` is the tank with which its plausibility is judged,
 * if known.
 */
export function useCalibration(vessel: Vessel | undefined) {
  const pasted = usePastedText();
  const { value, chosen } = pasted;
  const found = useMemo(() => readCalibration(value, vessel, chosen), [value, vessel, chosen]);
  const mass = useMemo(() => massHeading(value), [value]);
  return { ...pasted, found, mass, isEmpty: value.trim() === '' };
}
type CalibrationState = ReturnType<typeof useCalibration>;

const kinds = ['decimal', 'length', 'volume'] as const;

/** Field for the table, with choices for its decimal separator and units. */
export function CalibrationField({ isEmpty, mass: _, example, ...state }: CalibrationState & { example: string }) {
  const { value, onChange } = state;
  return (
    <>
      <PasteField id="tabel-kalibrasi" text={words.paste} {...{ value, onChange, example }} />
      {!isEmpty && <FormatChoices id="tabel" kinds={kinds} {...state} />}
    </>
  );
}

/** Summary of how the table was parsed, with warnings. */
export function CalibrationReading({
  found,
  mass,
  isEmpty,
  choose,
  level,
}: CalibrationState & { level: (metres: number) => string }) {
  const unread = mass === undefined ? words.none : fillSlots(words.mass, { kolom: mass });
  const none = !isEmpty && !found && unread;
  const read =
    found &&
    !found.rival &&
    fillSlots(words.read, { cara: describeReading(found, kinds), baris: String(found.points.length) });
  useAnnouncedSentence(none || read);
  const warnings = found
    ? [
        found.reference !== undefined && fillSlots(words.ullage, { acuan: formatUnit(found.reference, 'm', 3) }),
        found.bad.length > 0 && fillSlots(words.bad, { baris: found.bad.slice(0, 12).join(', ') }),
        found.falling.length > 0 &&
          fillSlots(words.falling, { level: found.falling.slice(0, 6).map(level).join(', ') }),
      ].filter((line) => line !== undefined && line !== false)
    : [];
  return (
    <>
      {none && <p className="strong">{none}</p>}
      {read && <p>{read}</p>}
      {found && <FormatQuestion {...{ kinds, found, choose }} />}
      {warnings.map((warning) => (
        <p key={warning} className="strong">
          {warning}
        </p>
      ))}
    </>
  );
}
