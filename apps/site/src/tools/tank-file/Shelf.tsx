import { useEffect, useState } from 'react';
import { toolRoutes } from '../../routes.ts';
import { formatDay, today } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { ToolActions } from '../../shared/ui/ToolSheet.tsx';
import { useAnnouncedSentence } from '../../shared/ui/use-announced-sentence.ts';
import { SheetLink } from './SheetLink.tsx';
import { clearShelf, maxSavedTanks, readShelf, type SavedTank, saveTank } from './shelf.ts';
import { ownFields } from './tiers.ts';
import type { TankFileView } from './words.ts';

/** Some browsers throw on any access to `localStorage`. */
function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/** Tanks that the visitor saved in this browser. */
export function Shelf({ text, result, tool }: TankFileView) {
  const { shelf: words } = text;
  const [kept, show] = useState<readonly SavedTank[]>([]);
  const [status, setStatus] = useState<string>();
  useAnnouncedSentence(status);
  useEffect(() => {
    const shelf = storage();
    show(shelf ? readShelf(shelf, today()) : []);
  }, []);
  const save = () => {
    const shelf = storage();
    const name = result.judged.tank.tag || text.untagged;
    const all =
      shelf && saveTank(shelf, { fragment: tool.shortFragment(ownFields(result.judged.tank)), name, used: today() });
    if (all) show(all);
    setStatus(fillSlots(all ? words.kept : words.refused, { tangki: name }));
  };
  const clear = () => {
    const shelf = storage();
    if (shelf) clearShelf(shelf);
    show([]);
    setStatus(words.cleared);
  };
  return (
    <div className="stack-3">
      <p className="quiet measure">{fillSlots(words.lead, { jumlah: String(maxSavedTanks) })}</p>
      <ToolActions>
        <ToolButton label={words.keep} onClick={save} disabled={tool.refused} />
        <ToolButton quiet label={words.clear} onClick={clear} disabled={kept.length === 0} />
      </ToolActions>
      {status && <p className="strong">{status}</p>}
      <ul>
        {kept.map(({ name, fragment, used }) => (
          <li key={name} className="spread gap-3 rule-below">
            <SheetLink to={`${toolRoutes.tankFile}${fragment}`}>{name}</SheetLink>
            <span className="small faint">{fillSlots(words.used, { tanggal: formatDay(used) })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
