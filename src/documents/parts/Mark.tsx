import { Path, Svg } from '@react-pdf/renderer';
import { companyMark, productMark } from '../../shared/ui/marks.ts';
import { colour } from '../theme.ts';

interface MarkProps {
  size: number;
  ink?: string;
  liquid?: string;
}

/** The product mark: a tank in section with its level line. */
export function ProductMark({ size, ink = colour.ink, liquid = colour.liquidDeep }: MarkProps) {
  return (
    <Svg width={size} height={size} viewBox="0 0 32 32">
      <Path d={productMark.shell} stroke={ink} strokeWidth={2.5} fill="none" />
      <Path d={productMark.liquid} fill={liquid} />
      <Path d={productMark.level} stroke={liquid} strokeWidth={2.5} />
    </Svg>
  );
}

/** The company mark: a plumb bob on its tape. */
export function CompanyMark({ size, ink = colour.ink, liquid = colour.liquidDeep }: MarkProps) {
  return (
    <Svg width={size} height={size} viewBox="0 0 32 32">
      <Path d={companyMark.line} stroke={ink} strokeWidth={2.5} />
      <Path d={companyMark.bob} fill={liquid} />
      <Path d={companyMark.scale} stroke={ink} strokeWidth={2.5} />
    </Svg>
  );
}
