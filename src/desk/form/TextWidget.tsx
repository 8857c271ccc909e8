import type { WidgetProps } from '@rjsf/utils';
import type { DeskContext } from './context.ts';
import styles from './Fields.module.css';
import { LinkControl } from './LinkControl.tsx';
import { PictureControl } from './PictureControl.tsx';
import { WordsControl } from './WordsControl.tsx';

/** Path of a field in the record, from its id: `days.0.name`, or `root.title` at the top. */
const pathOf = (id: string) =>
  id
    .split('.')
    .filter((key, at) => at > 0 || key !== 'root')
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));

const isLink = (key: unknown): boolean => key === 'to' || key === 'link' || key === 'href';

/** A text, by what it is: words of a page, an address, a picture, a figure. */
export function TextWidget(props: WidgetProps) {
  const { id, value, onChange, schema, registry } = props;
  const context = registry.formContext as DeskContext;
  const path = pathOf(id);
  const described = { 'aria-describedby': `${id}__help ${id}__error`, onFocus: () => context.onFocus(path) };
  const text = value === undefined || value === null ? '' : String(value);
  const put = (next: string) => onChange(next === '' ? undefined : next);
  if (schema.type === 'number' || schema.type === 'integer') {
    return (
      <input
        {...described}
        className={styles.control}
        id={id}
        type="number"
        step={schema.type === 'integer' ? 1 : 'any'}
        value={text}
        onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
      />
    );
  }
  if (schema.format === 'date') {
    return (
      <input
        {...described}
        className={styles.control}
        id={id}
        type="date"
        value={text}
        onChange={({ target }) => put(target.value)}
      />
    );
  }
  const control = { id, value: text, onChange: put, context, path, described };
  if (text.startsWith('../../assets/') || path.at(-1) === 'src') return <PictureControl {...control} />;
  if (isLink(path.at(-1))) return <LinkControl {...control} />;
  return <WordsControl {...control} />;
}
