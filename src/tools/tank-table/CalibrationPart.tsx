import { useMemo, useState } from 'react';
import { fillSlots } from '../../shared/text/slots.ts';
import { classes } from '../../shared/ui/classes.ts';
import { ChoiceSelect, controlClass, Field, messageClass } from '../../shared/ui/form/Field.tsx';
import { DataTable } from '../../shared/ui/Table.tsx';
import { ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { ToolActions, ToolSheet } from '../../shared/ui/ToolSheet.tsx';
import { useSpoken } from '../../shared/ui/use-spoken.ts';
import {
  type Calibration,
  type CalibrationWay,
  compareCalibration,
  type Deviation,
  exampleTable,
  interpolate,
  readCalibration,
} from './calibration.ts';
import styles from './TankTable.module.css';
import { lengthUnits } from './tank-inputs.ts';
import { litres } from './vessel.ts';
import { type PartProps, percentWords, signedWords } from './words.ts';

const choices = {
  decimal: ['comma', 'dot'],
  length: lengthUnits,
  volume: ['L', 'kL', 'bbl', 'gal'],
} as const;

/** The visitor's own calibration table, held against the tank that is drawn. Nothing of it leaves the page. */
export function CalibrationPart(props: PartProps) {
  const { text: page, vessel } = props;
  const text = page.calibration;
  const [pasted, setPasted] = useState('');
  const [chosen, setChosen] = useState<Partial<CalibrationWay>>({});
  const found = useMemo(() => readCalibration(pasted, vessel, chosen), [pasted, vessel, chosen]);
  const take = (next: string) => {
    setPasted(next);
    setChosen({});
  };
  const words: Readonly<Record<string, string>> = {
    ...text.decimals,
    ...page.units.lengths,
    ...page.units.volumes,
    kL: 'kL (m³)',
  };
  const none = pasted.trim() !== '' && !found && text.none;
  const read =
    found &&
    fillSlots(text.read, {
      desimal: words[found.decimal] ?? '',
      level: found.length,
      isi: found.volume,
      baris: String(found.points.length),
    });
  const ask =
    found?.rival &&
    fillSlots(text.ask, {
      satu: [words[found.decimal], found.length, found.volume].join(', '),
      lain: [words[found.rival.decimal], found.rival.length, found.rival.volume].join(', '),
    });
  useSpoken(none || ask || read);
  const pick = (name: keyof CalibrationWay) => (
    <ChoiceSelect
      key={name}
      id={`tabel-${name}`}
      label={text.choose[name]}
      value={chosen[name] ?? ''}
      options={[
        { value: '', label: found ? `${text.auto}: ${words[found[name]]}` : text.auto },
        ...choices[name].map((value) => ({ value, label: words[value] ?? value })),
      ]}
      onChange={(value) => setChosen({ ...chosen, [name]: value || undefined })}
    />
  );
  return (
    <ToolSheet
      inputsTitle={text.paste}
      resultTitle={text.result}
      inputs={
        <>
          <Field id="tabel-kalibrasi" label={text.field}>
            <textarea
              className={classes(controlClass, messageClass, styles.paste, 'figures small')}
              id="tabel-kalibrasi"
              rows={8}
              spellCheck={false}
              value={pasted}
              aria-describedby="tabel-kalibrasi-petunjuk"
              onChange={(event) => take(event.target.value)}
            />
            <p className="caption" id="tabel-kalibrasi-petunjuk">
              {text.hint}
            </p>
          </Field>
          <ToolActions>
            <ToolButton label={text.example} onClick={() => take(exampleTable(vessel))} />
            <ToolButton label={text.clear} onClick={() => take('')} disabled={pasted === ''} />
          </ToolActions>
          {pasted.trim() !== '' && (
            <div className={styles.pair}>
              {pick('decimal')}
              {pick('length')}
              {pick('volume')}
            </div>
          )}
        </>
      }
    >
      {pasted.trim() === '' && <p className="quiet measure">{text.hint}</p>}
      {none && <p className="strong">{none}</p>}
      {read && (
        <div className="stack-2">
          <p>{read}</p>
          {ask && <p className="strong">{ask}</p>}
        </div>
      )}
      {found && !found.rival && <CalibrationResult {...props} found={found} />}
    </ToolSheet>
  );
}

/** Heights that are shown at once. */
const shownRows = 24;

/** Deviation of a calibration table from the geometry: the largest in a sentence, then height by height. */
export function CalibrationResult({
  text: page,
  vessel,
  reading,
  quantities: q,
  found,
}: PartProps & { found: Calibration }) {
  const text = page.calibration;
  const [all, setAll] = useState(false);
  const { rows, largest, mean, over } = compareCalibration(found.points, vessel);
  const signed = (volume: number) => signedWords(volume, q.volume);
  const share = ({ deviation, table }: Deviation) =>
    table > 0 ? signedWords(deviation / table, (part) => percentWords(part, 2)) : '–';
  const level = q.level(reading.level);
  const table = interpolate(found.points, reading.level);
  const geometry = litres(vessel, reading.level);
  // Of a long table every n-th height, and always the largest deviation.
  const every = Math.ceil(rows.length / shownRows);
  const shown = all
    ? rows
    : rows.filter((row, index) => index % every === 0 || row === largest || index === rows.length - 1);
  return (
    <>
      {largest && (
        <p className="large strong">
          {fillSlots(text.verdict, {
            selisih: signed(largest.deviation),
            persen: share(largest),
            level: q.level(largest.level),
            rata: q.volume(mean),
          })}
        </p>
      )}
      <p>
        {table === undefined
          ? fillSlots(text.outside, { level })
          : fillSlots(text.now, {
              level,
              tabel: q.volume(table),
              geometri: q.volume(geometry),
              selisih: signed(table - geometry),
            })}
      </p>
      {found.bad.length > 0 && (
        <p className="strong">{fillSlots(text.bad, { baris: found.bad.slice(0, 12).join(', ') })}</p>
      )}
      {found.falling.length > 0 && (
        <p className="strong">
          {fillSlots(text.falling, { level: found.falling.slice(0, 6).map(q.level).join(', ') })}
        </p>
      )}
      {over > 0 && <p className="strong">{fillSlots(text.over, { jumlah: String(over) })}</p>}
      <DataTable
        caption={text.table.caption}
        columns={text.table.columns}
        rows={shown.map((row) => [
          q.level(row.level),
          q.volume(row.table),
          q.volume(row.geometry),
          signed(row.deviation),
          share(row),
        ])}
        stack
      />
      {shown.length < rows.length && (
        <ToolButton label={fillSlots(text.table.more, { jumlah: String(rows.length) })} onClick={() => setAll(true)} />
      )}
    </>
  );
}
