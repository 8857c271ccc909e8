import type { ReactNode } from 'react';
import { companyMark, productMark } from './marks.ts';

const Mark = ({ size = 32, children }: { size?: number | undefined; children: ReactNode }) => (
  <svg className="firm" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    {children}
  </svg>
);

/** A tank in section, whose level line extends beyond the shell. */
export const ProductMark = ({ size }: { size?: number | undefined }) => (
  <Mark size={size}>
    <path d={productMark.shell} fill="none" stroke="currentColor" strokeWidth="2.5" />
    <path className="solid" d={productMark.liquid} />
    <path className="level" d={productMark.level} />
  </Mark>
);

/** A plumb bob on its line, with the graduations of a dip tape. */
export const CompanyMark = ({ size }: { size?: number | undefined }) => (
  <Mark size={size}>
    <path d={companyMark.line + companyMark.scale} stroke="currentColor" strokeWidth="2.5" />
    <path className="solid" d={companyMark.bob} />
  </Mark>
);
