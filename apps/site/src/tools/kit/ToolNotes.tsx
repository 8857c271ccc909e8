import { Band } from '../../shared/ui/Band.tsx';
import { Fold } from '../../shared/ui/Fold.tsx';
import { TitledList } from '../../shared/ui/List.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import type { ToolPage } from './schema.ts';

/** Method and limitations of a tool. */
export function ToolNotes({ method, limits }: Pick<ToolPage, 'method' | 'limits'>) {
  return (
    <Band id="catatan" title={method.title} opening="continued">
      <Fold title={method.title} note={method.label}>
        {/* A link to this id opens the fold. */}
        <div id="metode" className="stack-3">
          {method.lead && <Text.p className="measure quiet">{method.lead}</Text.p>}
          <TitledList
            items={method.items}
            form="rows"
            before={({ formula }) => formula && <Text.p className="figures plain breakable">{formula}</Text.p>}
            after={({ source }) => source && <Text.p className="small faint">{source}</Text.p>}
          />
        </div>
      </Fold>
      <Fold title={limits.title} note={limits.label}>
        <div id="batas" className="stack-3">
          {limits.lead && <Text.p className="measure quiet">{limits.lead}</Text.p>}
          <TitledList items={limits.items} form="rows" />
        </div>
      </Fold>
    </Band>
  );
}
