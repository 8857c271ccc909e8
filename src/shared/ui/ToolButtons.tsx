import { useEffect, useState } from 'react';
import styles from './ToolButtons.module.css';

interface ButtonProps {
  label: string;
  onClick: () => void;
}

/** A control that does something here; what leads elsewhere is an Action. */
export function ToolButton({ label, onClick }: ButtonProps) {
  return (
    <button className={`${styles.button} plain boxed`} type="button" onClick={onClick}>
      {label}
    </button>
  );
}

export function PrintButton({ label }: { label: string }) {
  return <ToolButton label={label} onClick={() => print()} />;
}

interface DownloadProps {
  label: string;
  /** Name of the file, with its ending. */
  file: string;
  /** e.g. `text/csv` */
  type: string;
  /** Made only when it is asked for. */
  content: () => string;
}

/** Hands a text over as a file. It is made in the browser; nothing is fetched. */
export function DownloadButton({ label, file, type, content }: DownloadProps) {
  const save = () => saveFile(new Blob([content()], { type: `${type};charset=utf-8` }), file);
  return <ToolButton label={label} onClick={save} />;
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

const restAfter = 2500;

/** Puts a text on the clipboard and says so. Where the clipboard is closed, it says that too. */
export function CopyButton({ label, content }: { label: string; content: () => string }) {
  const [said, say] = useState('');
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => say(''), restAfter);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = () =>
    navigator.clipboard.writeText(content()).then(
      () => say('Tersalin'),
      () => say('Peramban menolak menyalin'),
    );
  return (
    <>
      <ToolButton label={said || label} onClick={copy} />
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </>
  );
}

/** Copies the address, whose fragment holds everything that was typed. */
export function ShareButton({ label }: { label: string }) {
  return <CopyButton label={label} content={() => location.href} />;
}
