import { Image, Path, Svg, View } from '@react-pdf/renderer';
import { colour } from '../theme.ts';

/** A picture as the layout engine takes it. */
export interface Photograph {
  data: Buffer;
  format: 'jpg';
}

interface PhotoProps {
  photo: Photograph;
  width: number;
  height: number;
}

const tick = 14;
const room = 7;

/** A photograph between the corner ticks of a drawing sheet. */
export function Photo({ photo, width, height }: PhotoProps) {
  const [right, bottom] = [width, height];
  const corners = `M0 ${tick}V0H${tick}M${right - tick} 0H${right}V${tick}M${right} ${bottom - tick}V${bottom}H${right - tick}M${tick} ${bottom}H0V${bottom - tick}`;
  return (
    <View style={{ width, height }}>
      <Svg style={{ position: 'absolute' }} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        <Path d={corners} stroke={colour.hairline2} strokeWidth={0.75} fill="none" />
      </Svg>
      <Image
        src={photo}
        style={{ position: 'absolute', left: room, top: room, width: width - 2 * room, height: height - 2 * room }}
      />
    </View>
  );
}
