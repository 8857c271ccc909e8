import { type Wordmark, wordmarkHeight } from '../head/wordmark.tsx';
import styles from './Logo.module.css';
import { CompanyMark, ProductMark } from './LogoMarks.tsx';

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
