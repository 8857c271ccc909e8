import type { ReactNode } from 'react';
import { type Wordmark, wordmarkHeight } from '../head/wordmark.tsx';
import styles from './Logo.module.css';
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

interface ProductLogoProps {
  name: string;
  wordmark: Wordmark;
  /** Defines the path here; logos after this one refer to it. */
  source?: boolean;
}

const wordmarkId = 'nama-produk';

export const ProductLogo = ({ name, wordmark: { width, path }, source }: ProductLogoProps) => (
  <span className={`${styles.logo} inline-row`}>
    <ProductMark />
    <svg className={`${styles.name} firm`} viewBox={`0 0 ${width} ${wordmarkHeight}`} role="img" aria-label={name}>
      {source ? <path id={wordmarkId} fill="currentColor" d={path} /> : <use href={`#${wordmarkId}`} />}
    </svg>
  </span>
);

export const CompanyLogo = ({ name }: { name: string }) => (
  <span className={`${styles.logo} inline-row`}>
    <CompanyMark />
    <span className="strong">{name}</span>
  </span>
);
