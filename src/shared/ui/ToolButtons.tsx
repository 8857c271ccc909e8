import { buttonClass } from './button-class.ts';
import { useCopy } from './use-copy.ts';

interface ButtonProps {
  label: string;
  onClick: () => void;
  /** While it makes no sense, e.g. because a field is refused; say why beside it. */
  disabled?: boolean | undefined;
  /** One of a line of words without a frame. */
  quiet?: boolean;
  /** Opens the browser's print dialog, as every such control of a page does. */
  'data-prints'?: '';
}

/** A control that does something here; what leads elsewhere is an Action. */
export function ToolButton({ label, quiet = false, ...button }: ButtonProps) {
  return (
    <button className={buttonClass(quiet ? 'plain' : 'line')} type="button" {...button}>
      {label}
    </button>
  );
}

type Held = Pick<ButtonProps, 'label' | 'disabled' | 'quiet'>;

export function PrintButton(props: Held) {
  return <ToolButton {...props} onClick={() => print()} data-prints="" />;
}

interface DownloadProps extends Held {
  /** Name of the file, with its ending. */
  file: string;
  /** e.g. `text/csv` */
  type: string;
  /** Made only when it is asked for. */
  content: () => string;
}

/** Hands a text over as a file. It is made in the browser; nothing is fetched. */
export function DownloadButton({ file, type, content, ...held }: DownloadProps) {
  const save = () => saveFile(new Blob([content()], { type: `${type};charset=utf-8` }), file);
  return <ToolButton {...held} onClick={save} />;
}

/** Lets the browser save a file that was made here. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the address only after this call returns.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Puts a text on the clipboard and says so. */
export function CopyButton({ label, content, ...held }: Held & { content: () => string }) {
  const { shown, copy } = useCopy(content);
  return <ToolButton {...held} label={shown ?? label} onClick={copy} />;
}

/** Copies the address, whose fragment holds everything that was typed. */
export function ShareButton(props: Held) {
  return <CopyButton {...props} content={() => location.href} />;
}
