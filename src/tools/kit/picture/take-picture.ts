import { fillSlots } from '../../../shared/text/slots.ts';
import { saveFile } from '../../../shared/ui/ToolButtons.tsx';
import { resultPicture } from './result-picture.ts';

/**
 * Copies a result as a picture; where the clipboard takes none, it is saved as a file.
 * @param source sentence about where it comes from, with slots for address and date
 * @throws when it can be neither drawn nor saved
 */
export async function takePicture(result: HTMLElement, source: string): Promise<'copied' | 'saved'> {
  const slots = {
    alamat: location.host + location.pathname,
    tanggal: new Intl.DateTimeFormat('id-ID', { dateStyle: 'long' }).format(new Date()),
  };
  const title = document.querySelector('h1')?.textContent ?? '';
  const picture = resultPicture(result, title, fillSlots(source, slots));
  if (await copy(picture)) return 'copied';
  saveFile(await picture, `${location.pathname.slice(1)}.png`);
  return 'saved';
}

/** True when the clipboard has taken it. Some browsers ask for the promise, so that the touch still counts. */
async function copy(picture: Promise<Blob>): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
    return true;
  } catch {
    return false;
  }
}
