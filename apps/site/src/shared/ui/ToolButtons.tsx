import { buttonClass } from './button-class.ts';
import { useCopy } from './use-copy.ts';

interface ButtonProps {
  label: string;
  onClick: () => void;
  /** Say why beside it. */
  disabled?: boolean | undefined;
  /** Without a frame. */
  quiet?: boolean;
  /** Every control that prints. */
  'data-prints'?: '';
}

/** Does something here; what leads elsewhere is an Action. */
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
  /** With its ending. */
  file: string;
  /** e.g. `text/csv` */
  type: string;
  /** Made only when it is asked for. */
  content: () => string;
}

/** Made in the browser; nothing is fetched. */
export function DownloadButton({ file, type, content, ...held }: DownloadProps) {
  const save = () => saveFile(new Blob([content()], { type: `${type};charset=utf-8` }), file);
  return <ToolButton {...held} onClick={save} />;
}

/** Saves a file that was made here. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the address only after this call returns.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

export function CopyButton({ label, content, ...held }: Held & { content: () => string }) {
  const { shown, copy } = useCopy(content);
  return <ToolButton {...held} label={shown ?? label} onClick={copy} />;
}

/** @param fragment what an address needs behind its path to hold everything typed */
export function ShareButton({ fragment, ...held }: Held & { fragment: () => string }) {
  return <CopyButton {...held} content={() => new URL(fragment() || location.pathname, location.href).href} />;
}
