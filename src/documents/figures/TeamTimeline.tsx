import { Line, Rect, Svg, Text } from '@react-pdf/renderer';
import type { TeamService } from '../../shared/records/offer.ts';
import { plainText } from '../../shared/text/inline.ts';
import { colour, font } from '../theme.ts';

const words = { fontFamily: font.sans, fontWeight: 600, fontSize: 8 } as const;
const small = { fontFamily: font.mono, fontWeight: 500, fontSize: 7 } as const;
const left = 178;
const row = 21;
const lastDay = 18;

/** The services one after the other over working days: solid what is always needed, pale what may be added. */
export function TeamTimeline({ services, width }: { services: readonly TeamService[]; width: number }) {
  const x = (day: number) => left + (day / lastDay) * (width - left - 4);
  const height = services.length * row + 16;
  /** Behind the bar, or at its end where the sheet ends. */
  const place = (at: number, y: number) =>
    at < width - 60 ? ({ x: at + 5, y } as const) : ({ x: at - 4, y, textAnchor: 'end' } as const);
  let start = { from: 0, to: 0 };
  return (
    <Svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      {Array.from({ length: lastDay / 2 + 1 }, (_, i) => i * 2).map((day) => (
        <Line
          key={`line-${day}`}
          x1={x(day)}
          x2={x(day)}
          y1={0}
          y2={height - 13}
          stroke={colour.hairline}
          strokeWidth={0.5}
        />
      ))}
      {Array.from({ length: lastDay / 2 + 1 }, (_, i) => i * 2).map((day) => (
        <Text key={`day-${day}`} x={x(day)} y={height - 3} fill={colour.ink3} textAnchor="middle" style={small}>
          {String(day)}
        </Text>
      ))}
      {services.map(({ title, duration, days }, index) => {
        const y = index * row + 4;
        const at = start;
        if (days) start = { from: at.from + days.from, to: at.to + days.to };
        return [
          <Text key={`${title}-name`} x={0} y={y + 9} fill={colour.ink} style={words}>
            {plainText(title)}
          </Text>,
          days ? (
            <Rect
              key={`${title}-long`}
              x={x(at.from)}
              y={y + 1}
              width={x(start.to) - x(at.from)}
              height={11}
              fill={colour.liquidWash}
            />
          ) : (
            <Line
              key={`${title}-on`}
              x1={x(0)}
              x2={x(lastDay)}
              y1={y + 6.5}
              y2={y + 6.5}
              stroke={colour.liquidDeep}
              strokeWidth={1.25}
              strokeDasharray="4 3"
            />
          ),
          days && (
            <Rect
              key={`${title}-short`}
              x={x(at.from)}
              y={y + 1}
              width={x(start.from) - x(at.from)}
              height={11}
              fill={colour.liquidDeep}
            />
          ),
          <Text
            key={`${title}-days`}
            {...place(days ? x(start.to) : x(lastDay), days ? y + 9.5 : y + 3)}
            fill={colour.ink}
            style={small}
          >
            {plainText(duration)}
          </Text>,
        ];
      })}
    </Svg>
  );
}
