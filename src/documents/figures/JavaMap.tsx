import { Circle, Line, Path, Svg, Text } from '@react-pdf/renderer';
import { formatUnit } from '../../shared/format/format.ts';
import { coast, distance, project } from '../../shared/geo/java.ts';
import type { Office } from '../../shared/records/site.ts';
import { colour, font } from '../theme.ts';

const words = { fontFamily: font.sans, fontWeight: 600, fontSize: 9 } as const;
const small = { fontFamily: font.mono, fontWeight: 500, fontSize: 7 } as const;

/** Room for the names over the northern coast. */
const over = 22;

/** Java in outline with both offices and the straight way between them. */
export function JavaMap({ offices, width }: { offices: readonly Office[]; width: number }) {
  const height = width * 0.33;
  const at = (place: Office['coordinates']) => {
    const { x, y } = project(place);
    return { x: (x / 100) * width, y: (y / 100) * height };
  };
  const [first, second] = offices;
  return (
    <Svg width={width} height={height + over} viewBox={`0 ${-over} ${width} ${height + over}`}>
      {[6, 7, 8].map((degree) => {
        const { y } = at({ latitude: -degree, longitude: 105 });
        return <Line key={degree} x1={0} x2={width} y1={y} y2={y} stroke={colour.hairline} strokeWidth={0.5} />;
      })}
      <Path d={scaled(coast, width / 100, height / 100)} fill={colour.paper} stroke={colour.ink} strokeWidth={0.75} />
      {first && second && (
        <Span
          from={at(first.coordinates)}
          to={at(second.coordinates)}
          km={distance(first.coordinates, second.coordinates)}
        />
      )}
      {offices.map(({ type, address, coordinates }) => {
        const { x, y } = at(coordinates);
        return [
          <Line key={`${type.plain}-line`} x1={x} y1={y} x2={x} y2={y - 26} stroke={colour.ink} strokeWidth={0.6} />,
          <Circle key={`${type.plain}-dot`} cx={x} cy={y} r={3} fill={colour.ink} />,
          <Text key={`${type.plain}-city`} x={x + 5} y={y - 19} fill={colour.ink} style={words}>
            {address.city}
          </Text>,
          <Text key={`${type.plain}-type`} x={x + 5} y={y - 30} fill={colour.ink3} style={small}>
            {type.plain}
          </Text>,
        ];
      })}
    </Svg>
  );
}

interface Point {
  x: number;
  y: number;
}

function Span({ from, to, km }: { from: Point; to: Point; km: number }) {
  const middle = { x: from.x + (to.x - from.x) * 0.5, y: from.y + (to.y - from.y) * 0.5 };
  return (
    <>
      <Line x1={from.x} y1={from.y} x2={to.x} y2={to.y} stroke={colour.ink} strokeWidth={0.75} strokeDasharray="3 3" />
      <Text x={middle.x} y={middle.y + 17} fill={colour.ink} textAnchor="middle" style={small}>
        {`± ${formatUnit(Math.round(km / 10) * 10, 'km')}`}
      </Text>
    </>
  );
}

/** The coast comes in per cent of its box. */
function scaled(path: string, across: number, down: number): string {
  return path.replace(
    /([\d.]+) ([\d.]+)/g,
    (_, x: string, y: string) => `${(Number(x) * across).toFixed(2)} ${(Number(y) * down).toFixed(2)}`,
  );
}
