import { fillText } from 'contract/slots';
import { interfaceWords } from '../words/interface.words.ts';
import { formatUnit } from './format.ts';

/** Size in kB, from a million bytes in MB: `412 kB`, `1,2 MB`. */
function formatSize(bytes: number): string {
  return bytes < 999_500 ? formatUnit(Math.round(bytes / 1000), 'kB') : formatUnit(bytes / 1_000_000, 'MB', 1);
}

/** Description of a PDF: `PDF, 6 halaman, 412 kB`. */
export const describePdf = (pages: number, bytes: number): string =>
  fillText(interfaceWords.pdf, { pages, size: formatSize(bytes) });
