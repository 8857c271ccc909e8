import type { ReactNode } from 'react';
import type { Marked } from '../../shared/text/marked.ts';
import { CompanyMark, ProductMark } from '../../shared/ui/Logo.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './LogoSheet.module.css';

interface LogoSheetProps {
  product: { name: string; text: Marked };
  company: { name: string; text: Marked };
}

/** Both logos at large size, drawn on squared paper with their measures. */
export function LogoSheet({ product, company }: LogoSheetProps) {
  return (
    <div className={`${styles.sheet} stack-3`}>
      <Logo {...product}>
        <ProductMark size={144} />
      </Logo>
      <Logo {...company}>
        <CompanyMark size={144} />
      </Logo>
    </div>
  );
}

function Logo({ name, text, children }: { name: string; text: Marked; children: ReactNode }) {
  return (
    <figure className="stack-2">
      <div className={`${styles.paper} centred sheet relative`}>
        {children}
        <svg className={styles.measures} viewBox="0 0 216 216" aria-hidden="true" focusable="false">
          <path d="M36 178v24M180 178v24M36 194h144M42 190l-6 4 6 4M174 190l6 4-6 4" />
          <path d="M14 36h22M14 180h22M22 36v144M18 42l4-6 4 6M18 174l4 6 4-6" />
        </svg>
      </div>
      <figcaption className="small quiet">
        <strong className="heading plain block">{name}</strong>
        <Text>{text}</Text>
      </figcaption>
    </figure>
  );
}
