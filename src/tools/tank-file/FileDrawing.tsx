import { Dimension, Ground } from '../../plant/tanks/parts.tsx';
import { fillSlots } from '../../shared/text/slots.ts';
import { placeVessel } from '../tank-table/TankDrawing.tsx';
import { halfFull } from './sheet.ts';
import { metres, type TankFileView } from './words.ts';

const width = 600;

/** The tank to scale, with its tag and what it is filled with. */
export function FileDrawing({ text, values, result }: Pick<TankFileView, 'text' | 'values' | 'result'>) {
  const { vessel } = result;
  const { height, zero, top, left, right, ground, scale, views } = placeVessel(vessel);
  const level = halfFull(result);
  const name = values.tag || text.untagged;
  return (
    <figure className="whole boxed">
      <svg
        className="tank-sheet block"
        viewBox={`0 0 ${width} ${height - 20}`}
        role="img"
        aria-label={fillSlots(text.drawing, { tangki: name })}
      >
        <Ground from={left - 12} to={right + 12} y={ground} />
        {views.map((view) => (
          <g key={view.kind}>
            <path className="thin" d={view.stands + view.seams} />
            <path className="liquid" d={view.liquid(level)} />
            <path d={view.outline} />
            <Dimension
              from={[view.left, ground + 34]}
              to={[view.right, ground + 34]}
              text={metres((view.right - view.left) / scale)}
            />
          </g>
        ))}
        <Dimension from={[left - 26, zero]} to={[left - 26, top]} text={metres(vessel.height)} />
        <path className="level" d={`M${left - 14} ${zero - level * scale}H${right + 24}`} />
        <text x={(left + right) / 2} y={ground + 62} textAnchor="middle">
          {`${name} · ${result.picked.tank.content.name}`}
        </text>
      </svg>
    </figure>
  );
}
