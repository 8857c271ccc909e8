import { Band } from '../../shared/ui/Band.tsx';
import { ExampleMark } from '../../shared/ui/ExampleMark.tsx';
import { Picture, type PictureProps } from '../../shared/ui/Picture.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { type Measure, Measures } from './Measures.tsx';
import styles from './Scenarios.module.css';
import type { Scenario, StoriesPage } from './schema.ts';

/** A scenario whose sums were reckoned again, with the industry it belongs to. */
export interface Reckoned extends Omit<Scenario, 'measures'> {
  measures: readonly Measure[];
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
        <article
          key={item.id}
          id={item.id}
          className={`${styles.story} rule-strong`}
          aria-labelledby={`${item.id}-judul`}
        >
          <header className={styles.head}>
            <ExampleMark mark={mark} sector={item.industry.title} />
            <Text.h3 className={`${styles.title} larger`} id={`${item.id}-judul`}>
              {item.title}
            </Text.h3>
          </header>
          <Picture {...item.picture} className={styles.picture} />
          <div className={`${styles.words} stack-3 top`}>
            <Paragraph label={labels.before} text={item.setting} />
            <Paragraph label={labels.after} text={item.change} />
          </div>
          <div className={styles.inputs}>
            <h4 className={styles.heading}>{labels.inputs}</h4>
            <dl className="rule-strong">
              {item.inputs.map(({ name, value }) => (
                <div key={name} className={`${styles.input} wrap spread rule-below`}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
          <Measures title={item.title} measures={item.measures} labels={labels} />
          <p className={`${styles.limits} quiet`}>
            <strong className={styles.warn}>{labels.limits}</strong> <Text>{item.limits}</Text>
          </p>
          <p className={styles.more}>
            {labels.more}: <Text.a href={item.industry.route}>{item.industry.title}</Text.a>
          </p>
        </article>
      ))}
    </Band>
  );
}

function Paragraph({ label, text }: { label: string; text: string }) {
  return (
    <p className="quiet measure">
      <strong className="plain block">{label}</strong>
      <Text>{text}</Text>
    </p>
  );
}
