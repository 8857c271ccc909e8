import styles from './Logo.module.css';
import { companyMark, productMark } from './marks.ts';

/** A tank in section, its level line running on beyond the shell. */
export function ProductMark({ size = 32 }: { size?: number }) {
  return (
    <svg className="firm" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d={productMark.shell} fill="none" stroke="currentColor" strokeWidth="2.5" />
      <path className="solid" d={productMark.liquid} />
      <path className="level" d={productMark.level} />
    </svg>
  );
}

/** A plumb bob on its line, with the graduations of a dip tape. */
export function CompanyMark({ size = 32 }: { size?: number }) {
  return (
    <svg className="firm" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d={companyMark.line} stroke="currentColor" strokeWidth="2.5" />
      <path className="solid" d={companyMark.bob} />
      <path d={companyMark.scale} stroke="currentColor" strokeWidth="2.5" />
    </svg>
  );
}

export function ProductLogo({ name }: { name: string }) {
  return (
    <span className={`${styles.logo} inline-row`}>
      <ProductMark />
      <span className={styles.name}>{name}</span>
    </span>
  );
}

export function CompanyLogo({ name }: { name: string }) {
  return (
    <span className={`${styles.logo} inline-row`}>
      <CompanyMark />
      <span className="strong">{name}</span>
    </span>
  );
}
