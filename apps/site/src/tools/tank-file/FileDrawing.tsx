import { fillSlots } from '../../shared/text/slots.ts';
import { placeVessel, VesselSheet, VesselViews } from '../tank-table/VesselViews.tsx';
import { metres } from './judged-words.ts';
import type { TankFileView } from './words.ts';

/** Tank drawn to scale, half full, with its tag and contents. */
export function FileDrawing({ text, values, result }: Pick<TankFileView, 'text' | 'values' | 'result'>) {
  const { picked } = result;
  const { vessel } = result.judged;
  const placed = placeVessel(vessel);
  const { zero, left, right, ground, scale } = placed;
  const level = vessel.height / 2;
  const name = values.tag || text.untagged;
  return (
    <figure className="whole stack-2 slim">
      <VesselSheet height={ground + 48} label={fillSlots(text.drawing, { tangki: name })}>
        <VesselViews placed={placed} level={level} height={vessel.height} size={metres} />
        <path className="level" d={`M${left - 14} ${zero - level * scale}H${right + 24}`} />
      </VesselSheet>
      <figcaption className="caption">{`${name} · ${picked.tank.content.name}`}</figcaption>
    </figure>
  );
}
