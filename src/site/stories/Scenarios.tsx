import type { Marked } from '../../shared/text/marked.ts';
import { Band } from '../../shared/ui/Band.tsx';
import { ExampleMark } from '../../shared/ui/ExampleMark.tsx';
import { Fold } from '../../shared/ui/Fold.tsx';
import { Picture, type PictureProps } from '../../shared/ui/Picture.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { type Measure, Measures } from './Measures.tsx';
import styles from './Scenarios.module.css';
import type { ExampleScenario, StoriesPage } from './schema.ts';

/** A scenario whose sums were reckoned again, with the industry it belongs to. */
export interface CalculatedScenario extends Omit<ExampleScenario, 'measures'> {
  measures: readonly Measure[];
  industry: { title: Marked; route: string };
  picture: PictureProps;
}

interface ScenariosProps extends Omit<StoriesPage['stories'], 'items'> {
  items: readonly CalculatedScenario[];
  labels: StoriesPage['labels'];
  mark: Marked;
}

/** Example scenarios: how it is done, how it would be done, and each pair of values on one scale with its sums. */
export function Scenarios({ items, labels, mark, ...heading }: ScenariosProps) {
  return (
    <Band id="contoh" opening="continued" {...heading}>
      {items.map((item) => (
        <Fold key={item.id} title={item.title} note={item.industry.title}>
          <article id={item.id} className={styles.story} aria-label={item.title.plain}>
            <header className={styles.head}>
              <ExampleMark mark={mark} sector={item.industry.title} />
            </header>
            <Picture {...item.picture} className={styles.picture} />
            <div className={`${styles.words} stack-3 top`}>
              <Paragraph label={labels.before} text={item.setting} />
              <Paragraph label={labels.after} text={item.change} />
            </div>
            <div className={styles.inputs}>
              <h4 className={styles.heading}>
                <Text>{labels.inputs}</Text>
              </h4>
              <dl className="rule-strong">
                {item.inputs.map(({ name, value }) => (
                  <div key={name.plain} className={`${styles.input} wrap spread rule-below`}>
                    <Text.dt>{name}</Text.dt>
                    <Text.dd>{value}</Text.dd>
                  </div>
                ))}
              </dl>
            </div>
            <Measures title={item.title} measures={item.measures} labels={labels} />
            <p className={`${styles.limits} quiet`}>
              <Text.strong className={styles.warn}>{labels.limits}</Text.strong> <Text.span>{item.limits}</Text.span>
            </p>
            <p className={styles.more}>
              <Text>{labels.more}</Text>: <Text.a href={item.industry.route}>{item.industry.title}</Text.a>
            </p>
          </article>
        </Fold>
      ))}
    </Band>
  );
}

function Paragraph({ label, text }: { label: Marked; text: Marked }) {
  return (
    <p className="quiet measure">
      <Text.strong className="plain block">{label}</Text.strong>
      <Text>{text}</Text>
    </p>
  );
}
