import { memo, useDeferredValue, useMemo, useState } from 'react';
import { askedRecord, type Tank } from 'tank-gauging/tank/tank-record';
import { formatLitres, today } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { Table } from '../../shared/ui/Table.tsx';
import { FileButton } from '../kit/define-tool.tsx';
import { PasteList, usePastedText } from '../kit/PasteList.tsx';
import { CostTable } from '../tank-file/CostTable.tsx';
import { SheetLink } from '../tank-file/SheetLink.tsx';
import type { TankFileView } from '../tank-file/words.ts';
import { judgedCells, judgeListed, type JudgedRow as ListRow } from './judge-list.ts';
import { type ListedTank, maxJudged, maxRows, readTanks } from './list.ts';

/** List of tanks, deferred until the fields and verdict of the single tank have rendered. */
export const TankList = (view: TankFileView) => <Listed view={useDeferredValue(view)} />;

/** Judges each tank by the same rules, with a link to its own sheet. */
const Listed = memo(function Listed({ view }: { view: TankFileView }) {
  const { text, words, data } = view;
  const { list } = text;
  const pasted = usePastedText();
  const { chosen } = pasted;
  // Render the keystroke first; the table follows (useDeferredValue).
  const value = useDeferredValue(pasted.value);
  // Cache, so that unchanged rows are not judged again.
  const [known] = useState(() => new Map<string, ListRow>());
  const { tanks, problems, reading } = useMemo(() => readTanks(value, chosen), [value, chosen]);
  const whole = tanks.filter((one): one is ListedTank & { tank: Tank } => one.tank !== undefined);
  const judged = whole.slice(0, maxJudged).map((one) => {
    const key = `${one.tag} ${JSON.stringify(one.tank)}`;
    const found = known.get(key) ?? judgeListed(one, data.catalogue, text);
    known.set(key, found);
    return found;
  });
  const rest = whole.slice(maxJudged);
  const readAs = new Map(tanks.flatMap(({ read }) => (read ? [read] : [])));
  const labels = Object.fromEntries(
    Object.entries(askedRecord).map(([field, { key }]) => [field, text.fields[key as 't-tag'].label]),
  );
  const gateways = judged.some(
    ({ said }) => said.network === data.catalogue.radios.find(({ id }) => id === 'lorawan')?.title,
  );
  return (
    <div className="stack-4">
      <p className="quiet measure">{list.lead}</p>
      <PasteList
        id="daftar-tangki"
        text={list}
        {...pasted}
        problems={problems}
        reading={reading}
        names={labels}
        most={maxRows}
        table={{ columns: [...list.columns, list.link], rows: judged.map(judgedCells) }}
      />
      {tanks.flatMap(({ line, tag, problems: found }) =>
        found.map(({ kind, about }) => (
          <p key={`${line} ${kind} ${about}`} className="strong">
            {fillSlots(list.wrong[kind], { baris: String(line), tangki: tag, isi: labels[about] ?? about })}
          </p>
        )),
      )}
      {readAs.size > 0 && (
        <p className="small quiet">
          {fillSlots(list.read, {
            daftar: [...readAs].map(([isi, produk]) => fillSlots(list.readAs, { isi, produk })).join('; '),
          })}
        </p>
      )}
      {judged.length > 0 && (
        <>
          <Table caption={list.caption} columns={list.shown} stack>
            {judged.map((one, at) => (
              <JudgedRow key={whole[at]?.line} one={one} columns={list.shown} />
            ))}
          </Table>
          <p className="strong">
            {fillSlots(list.totals, {
              jumlah: String(judged.length),
              liter: formatLitres(judged.reduce((sum, { full }) => sum + full, 0)),
              gateway: gateways ? list.gateway : list.noGateway,
            })}
          </p>
          <CostTable
            text={text}
            roi={{ ...view.result.roi, tanks: judged.reduce((sum, one) => sum + one.priced, 0) }}
          />
          <FileButton
            words={words}
            refused={false}
            file={{
              label: list.workbook,
              name: `${list.file}.xlsx`,
              content: async () => {
                const [{ xlsx }, { listSheet }] = await Promise.all([
                  import('../kit/xlsx.ts'),
                  import('./list-workbook.ts'),
                ]);
                return xlsx([listSheet(judged.map(absolute), list, today())]);
              },
            }}
          />
        </>
      )}
      {rest.length > 0 && (
        <p className="quiet">
          {fillSlots(list.rest, { jumlah: String(maxJudged), daftar: rest.map(({ tag }) => tag).join(', ') })}
        </p>
      )}
    </div>
  );
});

const absolute = (one: ListRow): ListRow => ({ ...one, link: new URL(one.link, location.href).href });

const JudgedRow = memo(function JudgedRow({ one, columns }: { one: ListRow; columns: readonly string[] }) {
  const { said } = one;
  const cells = [
    `${said.content}, ${said.capacity}`,
    [`${said.device}, ${said.verdict}.`, ...said.companions, ...said.conditions].join(' '),
    [said.error, said.error && said.leftOut].filter(Boolean).join(', '),
    said.network,
    one.open,
  ];
  return (
    <tr>
      <th scope="row" className="unbroken">
        <SheetLink to={one.link}>{one.tag}</SheetLink>
      </th>
      {cells.map((cell, column) => (
        <td key={columns[column + 1]} data-column={columns[column + 1]}>
          {cell}
        </td>
      ))}
    </tr>
  );
});
