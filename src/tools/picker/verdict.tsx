import { fillSlots } from '../../shared/text/slots.ts';
import type { VerdictText } from '../kit/Verdict.tsx';
import type { Recommendation } from './recommend.ts';
import type { PickerText } from './schema.ts';

/** The recommendation in one sentence; of a tank that cannot be, why not. */
export function pickerVerdict(
  { impossible, sensor, radio }: Recommendation,
  { words, verdicts, impossible: reasons }: PickerText,
): VerdictText {
  if (impossible.length > 0) {
    const more = (
      <ul>
        {impossible.map((name) => (
          <li key={name}>{reasons[name]}</li>
        ))}
      </ul>
    );
    return { sentence: words.impossible, state: 'bad', more };
  }
  if (!sensor) return { sentence: words.pickNone, state: 'bad' };
  const alat = sensor.record.title;
  if (!radio) return { sentence: fillSlots(words.pickAlone, { alat }), state: 'bad' };
  const worse = sensor.verdict === 'fits' ? radio.verdict : sensor.verdict;
  const slots = { alat, jaringan: radio.record.title, hasil: verdicts[worse].toLowerCase() };
  return { sentence: fillSlots(words.pick, slots), state: 'good' };
}
