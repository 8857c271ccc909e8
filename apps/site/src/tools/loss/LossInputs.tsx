import type { ClipboardEvent } from 'react';
import type { SheetWord } from 'tank-gauging/loss/join';
import { type LossColumn, lossColumns, readingChoices } from 'tank-gauging/loss/record';
import { sampleRecord } from 'tank-gauging/loss/sample';
import { dateOrders } from 'tank-gauging/tabular/dates';
import { formatUnit } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { joinClasses } from '../../shared/ui/classes.ts';
import { controlClass, Field } from '../../shared/ui/form/Field.tsx';
import { ChoiceSelect } from '../../shared/ui/form/fields.tsx';
import { useEntry } from '../../shared/ui/form/use-entry.ts';
import { DownloadButton, ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { InputGroup } from '../../shared/ui/ToolSheet.tsx';
import { useAnnouncedSentence } from '../../shared/ui/use-announced-sentence.ts';
import { Fold } from '../kit/Fold.tsx';
import { FormatChoices } from '../kit/PasteList.tsx';
import { accountAmount, accountSentence, accountTitle, needsLook, ReadingAccount } from '../kit/ReadingAccount.tsx';
import styles from './LossAnalyser.module.css';
import { type LossToolView, maxBytes } from './use-loss-analysis.ts';

/** Longer texts are read from the clipboard directly: a field with a hundred thousand lines would block the page. */
const mostTyped = 50_000;

export function LossSource({ result, tool, values, text: { source: words, errors } }: LossToolView) {
  const { source, former, problem, working, done, take, takeBack, limits } = result;
  // A file that cannot be read takes nothing away that was read before.
  const canReturn = (source.kind === 'sample' || problem) && former && former.source.kind !== 'sample';
  const stop = () => {
    result.stop();
    if (limits !== values) tool.put(limits);
  };
  const shown = source.kind === 'pasted' && source.text.length <= mostTyped ? source.text : '';
  const [typed, enter] = useEntry(shown, (text) => take({ kind: 'pasted', text }));
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const pasted = event.clipboardData.getData('text/plain');
    const text = value.slice(0, selectionStart) + pasted + value.slice(selectionEnd);
    if (text.length <= mostTyped) return;
    event.preventDefault();
    take({ kind: 'pasted', text });
  };
  const using = fillSlots(words.using[source.kind], {
    nama: source.kind === 'file' ? source.file.name.slice(0, 60) : '',
    ukuran: source.kind === 'file' ? sizeName(source.file.size) : '',
  });
  const refused = problem && fillSlots(errors[problem], { batas: sizeName(maxBytes) });
  useAnnouncedSentence(!working && (refused ?? using));
  return (
    <InputGroup title={words.title}>
      <label className={`${styles.drop} relative centred gap-1 screen-only`}>
        <span className="strong underlined">{words.drop}</span>
        <span className="caption">{words.dropHint}</span>
        {/* The transparent native input covers the area, so that it handles drops, clicks and keys. */}
        <input
          className={`${styles.file} cover full`}
          id="berkas"
          type="file"
          accept=".csv,.txt,.tsv,.xlsx,.xls,.html,text/csv,text/plain"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) take({ kind: 'file', file });
            // Allows choosing the same file again after it was edited.
            target.value = '';
          }}
        />
      </label>
      <div className="screen-only">
        <Field id="tempel" label={words.paste}>
          <textarea
            className={joinClasses(controlClass, styles.paste)}
            id="tempel"
            name="tempel"
            rows={4}
            spellCheck={false}
            autoComplete="off"
            // The field shows no longer text, so typing must stop at the limit.
            maxLength={mostTyped}
            placeholder={words.placeholder}
            value={typed}
            onPaste={paste}
            onChange={({ target }) => enter(target.value)}
          />
        </Field>
      </div>
      <div className="wrap row gap-2 screen-only">
        {done !== undefined && <ToolButton label={words.stop} onClick={stop} />}
        <ToolButton label={words.sample} onClick={() => take({ kind: 'sample' })} />
        {canReturn && <ToolButton label={words.undo} onClick={takeBack} />}
        <DownloadButton
          label={words.download}
          file={words.sampleName}
          type="text/csv"
          content={() => `\ufeff${sampleRecord()}`}
        />
      </div>
      {!working && refused ? (
        <p className="notice strong">{refused}</p>
      ) : (
        <p className="caption quiet breakable">
          <span>{working ? words.working[done ?? (source.kind === 'file' ? 0 : 1)] : using}</span>{' '}
          {done !== undefined && (
            <progress
              className={styles.progress}
              aria-label={words.working[done]}
              max={words.working.length}
              value={done}
            />
          )}
        </p>
      )}
    </InputGroup>
  );
}

/** How the file was understood, with choices; opened while something is unknown. */
export function LossReading({ result, text }: LossToolView) {
  const { analysis, choices, choose, working } = result;
  useAnnouncedSentence(!working && analysis && accountSentence(analysis.reading.account));
  if (!analysis) return null;
  const { reading } = analysis;
  const { columns: words, reading: ways, questions } = text;
  const { account } = reading;
  const isOpen = reading.missing.length > 0 || needsLook(account);
  return (
    <Fold title={accountTitle} amount={accountAmount(account)} open={isOpen || undefined}>
      <ReadingAccount
        id="kolom"
        account={account}
        names={words.names}
        choices={{
          roles: lossColumns,
          chosen: choices.roles ?? {},
          choose: (key, role) => {
            const { [key]: _, ...others } = choices.roles ?? {};
            choose({ roles: role === '' ? others : { ...others, [key]: role as LossColumn | 'left' } });
          },
          left: questions.leftOut,
          sheets: choices.sheets ?? {},
          chooseSheet: (name, word) => {
            const { [name]: _, ...others } = choices.sheets ?? {};
            choose({ sheets: word === '' ? others : { ...others, [name]: word as SheetWord } });
          },
        }}
      />
      <div className={`${styles.columns} fit gap-3 padded-2`}>
        <FormatChoices id="baca" kinds={readingChoices} found={reading} chosen={choices} choose={choose} />
        <ChoiceSelect
          id="urutan"
          label={ways.order.label}
          options={dateOrders.map((value) => ({ value, label: ways.order[value] }))}
          value={choices.order ?? reading.order}
          onChange={(order) => choose({ order: order === 'mdy' ? 'mdy' : 'dmy' })}
        />
      </div>
    </Fold>
  );
}

const mega = 1_000_000;

/** File size: `1,2 MB`, `48 kB`. */
const sizeName = (bytes: number): string =>
  bytes >= mega ? formatUnit(bytes / mega, 'MB', bytes % mega ? 1 : 0) : formatUnit(Math.ceil(bytes / 1000), 'kB');
