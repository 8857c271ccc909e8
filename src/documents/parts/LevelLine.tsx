import { Path, Svg } from '@react-pdf/renderer';
import { colour, contentWidth } from '../theme.ts';

/** The level line at the foot of a page, risen by the share of the document that is read. */
export function LevelLine({ share }: { share: number }) {
  return (
    <Svg width={contentWidth} height={3} viewBox={`0 0 ${contentWidth} 3`}>
      <Path d={`M0 1.5H${contentWidth}`} stroke={colour.hairline2} strokeWidth={0.5} />
      <Path d={`M0 1.5H${contentWidth * share}`} stroke={colour.liquidDeep} strokeWidth={1.6} />
    </Svg>
  );
}
