import { useMemo } from 'react';
import { resultHref } from '../../shared/handover/prepared-result.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { Action } from '../../shared/ui/Action.tsx';
import { ShareButton, ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { Readings, ToolActions, ToolSheet } from '../../shared/ui/ToolSheet.tsx';
import { ToolNotices } from '../kit/ToolNotices.tsx';
import type { ToolWords } from '../kit/tool-words.ts';
import { useInputs } from '../kit/useInputs.ts';
import { Accuracy } from './Accuracy.tsx';
import { inputsFor, readingAt, vesselOf } from './dimensions.ts';
import type { TankTableText } from './schema.ts';
import { TableSection } from './TableSection.tsx';
import { TankDrawing } from './TankDrawing.tsx';
import { TankFields } from './TankFields.tsx';
import styles from './TankTable.module.css';
import { contentDigits } from './table.ts';
import { litreWords, percentWords, readingSlots, tankName } from './words.ts';

/** From the inside dimensions of a tank to its litres: drawing, readings, accuracy, table. */
export function TankTable({
  text,
  words: shared,
  radarMm,
}: {
  text: TankTableText;
  words: ToolWords;
  radarMm: number;
}) {
  const inputs = useMemo(() => inputsFor(radarMm), [radarMm]);
  const state = useInputs(inputs);
  const { values, put, reset } = state;
  const { bentuk, diameter, panjang, lebar, tinggi, tutup, dasar, dalam, bukaan } = values;
  // The table's rows hang on the tank, not on the level that is dragged through it.
  const vessel = useMemo(
    () => vesselOf({ bentuk, diameter, panjang, lebar, tinggi, tutup, dasar, dalam, bukaan }),
    [bentuk, diameter, panjang, lebar, tinggi, tutup, dasar, dalam, bukaan],
  );
  const reading = readingAt(vessel, values.level);
  const { content, ullage, full, contentShare } = reading;
  const name = tankName(text, values);
  const rounded = (litre: number) => Number(litre.toFixed(contentDigits(full)));
  const words = text.readings;
  const note = (line?: string) => line && fillSlots(line, readingSlots(reading));

  return (
    <div className={styles.tool}>
      <ToolSheet
        inputsTitle={text.inputs}
        resultTitle={text.result}
        inputs={<TankFields text={text} words={shared} state={state} />}
      >
        <ToolNotices words={shared} refused={state.refused} damage={state.damage} />
        <TankDrawing
          text={text.drawing}
          vessel={vessel}
          reading={reading}
          name={name}
          onLevel={(level) => put({ level })}
        />
        <Readings
          items={[
            { label: words.content.label, value: litreWords(content, full), note: note(words.content.note) },
            { label: words.share.label, value: percentWords(contentShare), note: note(words.share.note) },
            { label: words.ullage.label, value: litreWords(ullage, full), note: note(words.ullage.note) },
          ]}
        />
        <ToolActions>
          <Action
            label={text.consult}
            to={resultHref('tabel-tangki', {
              bentuk,
              volume: rounded(full),
              level: reading.level,
              isi: rounded(content),
            })}
            look="signal"
          />
          <ShareButton label={text.share} />
          <ToolButton label={text.reset} onClick={reset} />
        </ToolActions>
      </ToolSheet>
      <Accuracy text={text.accuracy} state={state} vessel={vessel} reading={reading} millimetres={radarMm} />
      <TableSection text={text.table} vessel={vessel} name={name} level={reading.level} />
    </div>
  );
}
