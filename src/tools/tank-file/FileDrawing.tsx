import { fillSlots } from '../../shared/text/slots.ts';
import { placeVessel, VesselViews, width } from '../tank-table/VesselViews.tsx';
import { metres, type TankFileView } from './words.ts';

/** The tank to scale, half full, with its tag and what it holds. */
export function FileDrawing({ text, values, result }: Pick<TankFileView, 'text' | 'values' | 'result'>) {
  const { vessel, picked } = result;
  const placed = placeVessel(vessel);
  const { zero, left, right, ground, scale } = placed;
  const level = vessel.height / 2;
  const name = values.tag || text.untagged;
  return (
    <figure className="whole boxed">
      <svg
        className="pens full block"
        fontSize="15"
        viewBox={`0 0 ${width} ${ground + 76}`}
        role="img"
        aria-label={fillSlots(text.drawing, { tangki: name })}
      >
        <VesselViews placed={placed} level={level} height={vessel.height} size={metres} />
        <path className="level" d={`M${left - 14} ${zero - level * scale}H${right + 24}`} />
        <text x={(left + right) / 2} y={ground + 62} textAnchor="middle">
          {`${name} · ${picked.tank.content.name}`}
        </text>
      </svg>
    </figure>
  );
}
