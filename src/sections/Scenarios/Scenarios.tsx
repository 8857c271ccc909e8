import { formatUnit } from '../../lib/format.ts';
import type { WrittenSum } from '../../lib/written-sum.ts';
import type { Scenario, StoriesPage } from '../../schemas/pages/stories.ts';
import { Band } from '../../ui/Band.tsx';
import { Picture, type PictureProps } from '../../ui/Picture.tsx';
import { Text } from '../../ui/Text.tsx';
import styles from './Scenarios.module.css';

/** A scenario whose sums were reckoned again, with the industry it belongs to. */
export interface Reckoned extends Omit<Scenario, 'measures'> {
  measures: readonly { name: string; unit: string; before: WrittenSum; after: WrittenSum }[];
  industry: { title: string; route: string };
  picture: PictureProps;
}

interface ScenariosProps extends Omit<StoriesPage['stories'], 'items'> {
  items: readonly Reckoned[];
  labels: StoriesPage['labels'];
  mark: string;
}

/** Example scenarios: how it is done, how it would be done, and each pair of values on one scale with its sums. */
export function Scenarios({ items, labels, mark, ...heading }: ScenariosProps) {
  return (
    <Band id="contoh" {...heading}>
      {items.map((item) => (
        <article key={item.id} id={item.id} className={styles.story} aria-labelledby={`${item.id}-judul`}>
          <header className={styles.head}>
            <p className={styles.place}>
              <span className={styles.mark}>{mark}</span>
              <span className={styles.sector}>
                <Text>{item.industry.title}</Text>
              </span>
            </p>
            <h3 className={styles.title} id={`${item.id}-judul`}>
              <Text>{item.title}</Text>
            </h3>
          </header>
          <Picture {...item.picture} className={styles.picture} />
          <div className={styles.words}>
            <Paragraph label={labels.before} text={item.setting} />
            <Paragraph label={labels.after} text={item.change} />
          </div>
          <div className={styles.inputs}>
            <h4 className={styles.heading}>{labels.inputs}</h4>
            <dl className={styles.list}>
              {item.inputs.map(({ name, value }) => (
                <div key={name} className={styles.input}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
          <Measures item={item} labels={labels} />
          <p className={styles.limits}>
            <strong className={styles.warn}>{labels.limits}</strong> <Text>{item.limits}</Text>
          </p>
          <p className={styles.more}>
            {labels.more}:{' '}
            <a href={item.industry.route}>
              <Text>{item.industry.title}</Text>
            </a>
          </p>
        </article>
      ))}
    </Band>
  );
}

function Paragraph({ label, text }: { label: string; text: string }) {
  return (
    <p className={styles.text}>
      <strong className={styles.label}>{label}</strong>
      <Text>{text}</Text>
    </p>
  );
}

function Measures({ item, labels }: { item: Reckoned; labels: StoriesPage['labels'] }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">
        {labels.measure}: <Text>{item.title}</Text>
      </caption>
      <thead>
        <tr>
          {[labels.measure, labels.before, labels.after].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {item.measures.map(({ name, unit, before, after }) => {
          const most = Math.max(before.result, after.result);
          return (
            <tr key={name}>
              <th scope="row">
                <Text>{name}</Text>
              </th>
              <Value value={before} unit={unit} most={most} when={labels.before} />
              <Value value={after} unit={unit} most={most} when={labels.after} solid />
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface ValueProps {
  value: WrittenSum;
  unit: string;
  /** The larger of both values, which takes the whole width. */
  most: number;
  when: string;
  solid?: boolean;
}

function Value({ value: { result, digits, sum }, unit, most, when, solid = false }: ValueProps) {
  return (
    <td data-when={when}>
      <span className={styles.value}>{formatUnit(result, unit, digits)}</span>
      <svg
        className={solid ? styles.after : styles.before}
        width="100%"
        height="12"
        aria-hidden="true"
        focusable="false"
      >
        <line x1="0" x2="100%" y1="11.5" y2="11.5" />
        <rect x="0" y="0" width={`${Math.max(0.8, (result / most) * 100).toFixed(2)}%`} height="11" />
      </svg>
      <span className={styles.sum}>{sum}</span>
    </td>
  );
}
