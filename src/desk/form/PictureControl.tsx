import { type DragEvent, useState } from 'react';
import { asAnswer, ask } from '../api.ts';
import { deskWords } from '../desk.words.ts';
import { fill, sayRefusal } from '../say.ts';
import type { ControlProps } from './control.ts';
import styles from './Fields.module.css';

const { picture: words } = deskWords;

/** Where the development server shows a source: `../../assets/x.webp` → `/src/assets/x.webp`. */
const shownAt = (src: string): string => src.replace('../../assets/', '/src/assets/');

async function inBase64(file: File): Promise<string> {
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
  return url.slice(url.indexOf(',') + 1);
}

/** A picture: seen, taken from those of the site, or dropped in. */
export function PictureControl({ id, value, onChange, context, described }: ControlProps) {
  const [note, setNote] = useState('');
  const store = async (file: File | undefined) => {
    if (!file) return;
    setNote(words.storing);
    try {
      const asked = { name: file.name, bytes: await inBase64(file), beside: value };
      const { src } = await ask<{ src: string }>('POST', 'picture', asked);
      context.onPicture(src);
      onChange(src);
      setNote(fill(words.stored, { name: src.replace(/^.*\//, '') }));
    } catch (error) {
      setNote(sayRefusal(asAnswer(error)));
    }
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    void store(event.dataTransfer.files[0]);
  };
  return (
    <div className={styles.picture}>
      {value && <img className={styles.shown} src={shownAt(value)} alt="" />}
      <select
        {...described}
        className={styles.control}
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{words.choose}</option>
        {[...new Set([...context.index.pictures, ...(value ? [value] : [])])].map((src) => (
          <option key={src} value={src}>
            {src.replace('../../assets/', '')}
          </option>
        ))}
      </select>
      <label className={styles.drop} onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
        {words.drop}
        <input
          type="file"
          id={`${id}__file`}
          accept="image/jpeg,image/png,image/webp,image/avif"
          onChange={({ target }) => store(target.files?.[0])}
        />
      </label>
      <p className={styles.count} role="status">
        {note}
      </p>
    </div>
  );
}
