import { formatSize } from '../../shared/format/file-size.ts';
import { formatDay, formatNumber } from '../../shared/format/format.ts';
import { CornerFrame } from '../../shared/ui/CornerFrame.tsx';
import { ProductMark } from '../../shared/ui/Logo.tsx';
import { Text, Words } from '../../shared/ui/Text.tsx';
import type { DownloadsPage } from './schema.ts';
import styles from './TitleBlock.module.css';

interface TitleBlockProps {
  words: DownloadsPage['block'];
  product: string;
  company: string;
  documents: number;
  pages: number;
  bytes: number;
  /** Day of the latest revision, ISO. */
  revised: string;
}

/** Title block of the register, as at the corner of a drawing. */
export function TitleBlock({ words, product, company, documents, pages, bytes, revised }: TitleBlockProps) {
  const fields = [
    [words.documents, formatNumber(documents)],
    [words.pages, formatNumber(pages)],
    [words.size, formatSize(bytes)],
    [words.sheet.name, words.sheet.value],
    [words.language.name, words.language.value],
    [words.revised, formatDay(revised)],
  ] as const;
  return (
    <CornerFrame className={styles.sheet}>
      <div className={styles.block}>
        <p className={`${styles.name} row`}>
          <ProductMark size={28} /> {product}
        </p>
        <p className={`${styles.title} large`}>
          <Text>{words.title}</Text>
          <span className={`${styles.company} small quiet block`}>{company}</span>
        </p>
        <dl className={styles.fields}>
          {fields.map(([name, value]) => (
            <div key={name.plain} className={`${styles.field} rule-strong`}>
              <Text.dt className="caption">{name}</Text.dt>
              <Words.dd>{value}</Words.dd>
            </div>
          ))}
        </dl>
      </div>
    </CornerFrame>
  );
}
