import styles from './Logo.module.css';

/** Product mark: a tank in section, its level line running on beyond the shell. */
export function ProductMark({ size = 32 }: { size?: number }) {
  return (
    <svg className={styles.mark} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path
        d="M7.25 3.5h17.5v22a3 3 0 0 1-3 3H10.25a3 3 0 0 1-3-3Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
      />
      <path className={styles.liquid} d="M10.5 17h11v7.5a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1Z" />
      <path className={styles.level} d="M1.5 13.25h29" strokeWidth="2.5" />
    </svg>
  );
}

/** Company mark: a plumb bob on its line, with the graduations of a dip tape. */
export function CompanyMark({ size = 32 }: { size?: number }) {
  return (
    <svg className={styles.mark} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d="M16 2v12" stroke="currentColor" strokeWidth="2.5" />
      <path className={styles.liquid} d="M10 14h12v5l-6 11-6-11Z" />
      <path d="M21 3.25h6M21 8.25h4M5 3.25h6M7 8.25h4" stroke="currentColor" strokeWidth="2.5" />
    </svg>
  );
}

export function ProductLogo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      <ProductMark />
      <span className={styles.name}>{name}</span>
    </span>
  );
}

export function CompanyLogo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      <CompanyMark />
      <span className={styles.company}>{name}</span>
    </span>
  );
}
