import { formatCsv } from 'contract/csv';
import { useState } from 'react';
import type { TankListReading } from 'tank-gauging/tank-list/read-tank-list';
import { routes } from '../../routes.ts';
import { formatAllDigits, today } from '../../shared/format/format.ts';
import { storeListSummary } from '../../shared/handover/list-summary.ts';
import type { LateWords } from '../../shared/records/site-schema.ts';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { DownloadButton, saveFile, ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { ToolActions } from '../../shared/ui/ToolSheet.tsx';
import { useAnnouncedSentence } from '../../shared/ui/use-announced-sentence.ts';
import { fileText } from './catalogue.words.ts';
import type { JudgedRow } from './judge-list.ts';
import { type ListSource, listLink } from './list-source.ts';
import { countTanks, listSummary } from './list-summary.ts';
import { noteTexts, productText, sizeText } from './list-words.ts';
import type { ListedTank } from './list-workbook.ts';
import { tankListWords } from './tank-list.words.ts';

const { actions: words, message, file, table } = tankListWords;

interface ListActionsProps {
  source: ListSource;
  listed: readonly ListedTank[];
  reading: TankListReading;
  judged: readonly JudgedRow[];
  late: LateWords;
}

/** Ways by which the whole list goes on. The example is no list of the visitor, so it is not carried. */
export function ListActions({ source, listed, reading, judged, late }: ListActionsProps) {
  const [state, setState] = useState('');
  useAnnouncedSentence(state);
  const { rows } = reading;
  const isSample = source.origin === 'sample';
  const summary = () => listSummary(rows, judged);
  const carry = () => storeListSummary({ text: summary(), tanks: countTanks(rows) });
  const open = (address: (text: string) => string) => () =>
    window.open(address(encodeURIComponent(summary())), '_self');
  const saveWorkbook = async () => {
    const [{ xlsx }, { listSheets }] = await Promise.all([import('../kit/xlsx.ts'), import('./list-workbook.ts')]);
    const absolute = listed.map(({ row, judged: one }) => ({
      row,
      judged: one && { ...one, link: new URL(one.link, location.href).href },
    }));
    const bytes = xlsx(listSheets(absolute, reading, fileText, today()));
    saveFile(
      new Blob([bytes], { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' }),
      `${file}.xlsx`,
    );
  };
  const copyLink = async () => {
    const link = await listLink(source, new URL(routes.procurement, location.href).href);
    if (link) await navigator.clipboard.writeText(link);
    setState(link ?? words.linkLong);
  };
  const fail = () => setState(late.failed);
  if (rows.length === 0) return null;
  return (
    <div className="stack-3">
      <h3 className="heading">{words.title}</h3>
      {isSample ? (
        <p>{words.blocked}</p>
      ) : (
        <div className="wrap row gap-3 screen-only">
          <a className={buttonClass('signal')} href={consultationHref()} onClick={carry}>
            <span>{words.consult}</span>
            <Icon name="arrow" size={18} />
          </a>
          <ToolButton label={words.whatsapp} onClick={open((text) => `https://wa.me/?text=${text}`)} />
          <ToolButton
            label={words.email}
            onClick={open((text) => `mailto:?subject=${encodeURIComponent(message.subject)}&body=${text}`)}
          />
        </div>
      )}
      <ToolActions>
        <ToolButton label={words.workbook} onClick={() => saveWorkbook().catch(fail)} />
        <DownloadButton label={words.csv} file={`${file}.csv`} type="text/csv" content={() => csvOf(listed)} />
        {!isSample && <ToolButton label={words.link} onClick={() => copyLink().catch(fail)} />}
      </ToolActions>
      {state && <p className="small quiet breakable">{state}</p>}
    </div>
  );
}

/** The form, with the industry of the page from which the visitor came here. */
function consultationHref(): string {
  const industry = typeof location === 'undefined' ? null : new URLSearchParams(location.search).get('industri');
  return industry ? `${routes.consultation}?${new URLSearchParams({ industri: industry })}` : routes.consultation;
}

const csvOf = (listed: readonly ListedTank[]): string =>
  formatCsv(
    [
      table.shown,
      ...listed.map(({ row, judged }) => [
        row.tag,
        productText(row),
        [sizeText(row, fileText), judged && formatAllDigits(Math.round(judged.full))].filter(Boolean).join(', '),
        judged ? `${judged.said.device}, ${judged.said.verdict}` : '',
        judged?.said.error ?? '',
        noteTexts(row, fileText).join('; '),
      ]),
    ],
    ';',
  );
