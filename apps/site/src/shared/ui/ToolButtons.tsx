import { buttonClass } from './button-class.ts';
import { useCopy } from './use-copy.ts';

interface ButtonProps {
  label: string;
  onClick: () => void;
  /** The reason must be shown next to the button. */
  disabled?: boolean | undefined;
  /** Without a border. */
  quiet?: boolean;
  /** Marks every control that opens the print dialog. */
  'data-prints'?: '';
}

/** A button for an action within the page; links to other pages are an Action. */
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
  /** File name with extension. */
  file: string;
  /** Media type, e.g. `text/csv`. */
  type: string;
  /** Called only on a click. */
  content: () => string;
}

/** Downloads a file that is generated in the browser; nothing is fetched. */
export function DownloadButton({ file, type, content, ...held }: DownloadProps) {
  const save = () => saveFile(new Blob([content()], { type: `${type};charset=utf-8` }), file);
  return <ToolButton {...held} onClick={save} />;
}

/** Downloads content generated in the browser. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the URL only after this call returns.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

export function CopyButton({ label, content, ...held }: Held & { content: () => string }) {
  const { shown, copy } = useCopy(content);
  return <ToolButton {...held} label={shown ?? label} onClick={copy} />;
}

/**
 * Copies the page's URL with all inputs. @param fragment the inputs as a URL fragment; empty if all have their default
 */
export function ShareButton({ fragment, ...held }: Held & { fragment: () => string }) {
  return <CopyButton {...held} content={() => new URL(fragment() || location.pathname, location.href).href} />;
}
