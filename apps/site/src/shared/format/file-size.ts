import { fillText } from 'contract/slots';
import { interfaceWords } from '../words/interface.words.ts';
import { formatUnit } from './format.ts';

/** `412 kB`, from a million bytes on `1,2 MB` */
function formatSize(bytes: number): string {
  return bytes < 999_500 ? formatUnit(Math.round(bytes / 1000), 'kB') : formatUnit(bytes / 1_000_000, 'MB', 1);
}

/** `PDF, 6 halaman, 412 kB` */
export const describePdf = (pages: number, bytes: number): string =>
  fillText(interfaceWords.pdf, { pages, size: formatSize(bytes) });
