import { Line, Rect, Svg, Text } from '@react-pdf/renderer';
import type { TeamService } from '../../shared/records/offer.ts';
import { colour, font } from '../theme.ts';
import { type Span, spansOf } from './spans.ts';

const words = { fontFamily: font.sans, fontWeight: 600, fontSize: 8 } as const;
const small = { fontFamily: font.mono, fontWeight: 500, fontSize: 7 } as const;
const left = 178;
const row = 18.5;
/** Working days between two lines of the scale. */
const step = 2;
/** Points that a duration takes behind its bar. */
const room = 60;

/** The services one after the other over working days: solid what is always needed, pale what may be added. */
export function TeamTimeline({ services, width }: { services: readonly TeamService[]; width: number }) {
  const spans = spansOf(services);
  const lastDay = Math.max(step, ...spans.map((span) => span?.longest ?? 0));
  const x = (day: number) => left + (day / lastDay) * (width - left - 4);
  const height = services.length * row + 16;
  const days = Array.from({ length: Math.floor(lastDay / step) + 1 }, (_, index) => index * step);
  return (
    <Svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      {days.map((day) => (
        <Scale key={day} day={day} x={x(day)} height={height} />
      ))}
      {services.map(({ title, duration }, index) => (
        <Row
          key={title.plain}
          title={title.plain}
          duration={duration.plain}
          span={spans[index]}
          y={index * row + 4}
          {...{ x, lastDay, width }}
        />
      ))}
    </Svg>
  );
}

function Scale({ day, x, height }: { day: number; x: number; height: number }) {
  return (
    <>
      <Line x1={x} x2={x} y1={0} y2={height - 13} stroke={colour.hairline} strokeWidth={0.5} />
      <Text x={x} y={height - 3} fill={colour.ink3} textAnchor="middle" style={small}>
        {String(day)}
      </Text>
    </>
  );
}

interface RowProps {
  title: string;
  duration: string;
  /** Absent for a service that goes on. */
  span: Span | undefined;
  y: number;
  x: (day: number) => number;
  lastDay: number;
  width: number;
}

function Row({ title, duration, span, y, x, lastDay, width }: RowProps) {
  const end = x(span ? span.longest : lastDay);
  // Behind the bar, or at its end where the sheet ends.
  const place = end < width - room ? ({ x: end + 5 } as const) : ({ x: end - 4, textAnchor: 'end' } as const);
  return (
    <>
      <Text x={0} y={y + 9} fill={colour.ink} style={words}>
        {title}
      </Text>
      {span ? (
        <>
          <Bar from={x(span.begin)} to={end} y={y} fill={colour.liquidWash} />
          <Bar from={x(span.begin)} to={x(span.shortest)} y={y} fill={colour.liquidDeep} />
        </>
      ) : (
        <Line
          x1={x(0)}
          x2={end}
          y1={y + 6.5}
          y2={y + 6.5}
          stroke={colour.liquidDeep}
          strokeWidth={1.25}
          strokeDasharray="4 3"
        />
      )}
      <Text {...place} y={span ? y + 9.5 : y + 3} fill={colour.ink} style={small}>
        {duration}
      </Text>
    </>
  );
}

function Bar({ from, to, y, fill }: { from: number; to: number; y: number; fill: string }) {
  return <Rect x={from} y={y + 1} width={to - from} height={11} fill={fill} />;
}
