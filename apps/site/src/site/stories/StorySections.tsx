import type { Marked } from 'contract/marked';
import { formatUnit } from '../../shared/format/format.ts';
import type { WrittenSum } from '../../shared/format/written-sum.ts';
import { Band } from '../../shared/ui/Band.tsx';
import { ExampleMark } from '../../shared/ui/ExampleMark.tsx';
import { Fold } from '../../shared/ui/Fold.tsx';
import { Facts } from '../../shared/ui/List.tsx';
import { Picture, type PictureProps } from '../../shared/ui/Picture.tsx';
import { Table } from '../../shared/ui/Table.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import type { getStories } from './records.ts';
import styles from './StorySections.module.css';
import type { StoriesPage } from './schema.ts';

interface Trade {
  id: string;
  title: Marked;
  route: string;
}

type Story = Awaited<ReturnType<typeof getStories<Trade>>>['stories'][number];

interface ScenariosProps extends Omit<StoriesPage['stories'], 'items'> {
  items: readonly (Story & { picture: PictureProps })[];
  labels: StoriesPage['labels'];
  mark: Marked;
}

/** Example scenarios: present practice, proposed solution, and pairs of values on one scale with their sums. */
export function Scenarios({ items, labels, mark, ...heading }: ScenariosProps) {
  return (
    <Band id="contoh" opening="continued" {...heading}>
      {items.map((item, index) => (
        <Fold key={item.id} open={index === 0} title={item.title} note={item.industry.title}>
          <article id={item.id} className={`${styles.story} stack-4`} aria-label={item.title.plain}>
            <div className="split-wide gap-4">
              <div className="stack-3 top">
                <ExampleMark mark={mark} sector={item.industry.title} />
                <Paragraph label={labels.before} text={item.setting} />
                <Paragraph label={labels.after} text={item.change} />
                <p className="reserved quiet measure">
                  <Text.strong className="block">{labels.limits}</Text.strong>
                  <Text>{item.limits}</Text>
                </p>
              </div>
              <div className="stack-3 top">
                <Picture {...item.picture} className={`${styles.picture} whole`} />
                <h4>
                  <Text>{labels.inputs}</Text>
                </h4>
                <Facts items={item.inputs} />
              </div>
            </div>
            <Measures title={item.title} measures={item.measures} labels={labels} />
            <p>
              <Text>{labels.more}</Text>:{' '}
              <Text.a className="touch inline-row" href={item.industry.route}>
                {item.industry.title}
              </Text.a>
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

interface MeasuresProps extends Pick<Story, 'title' | 'measures'> {
  labels: StoriesPage['labels'];
}

/** Values before and after on one scale, each with its sum. */
function Measures({ title, measures, labels }: MeasuresProps) {
  return (
    <Table
      caption={`${labels.measure.plain}: ${title.plain}`}
      quiet
      columns={[labels.measure, labels.before, labels.after]}
      stack
      className={styles.measures}
    >
      {measures.map(({ name, unit, before, after }) => {
        const longest = Math.max(before.result, after.result);
        return (
          <tr key={name.plain}>
            <Text.th scope="row">{name}</Text.th>
            <Value value={before} unit={unit} most={longest} when={labels.before.plain} />
            <Value value={after} unit={unit} most={longest} when={labels.after.plain} />
          </tr>
        );
      })}
    </Table>
  );
}

interface ValueProps {
  value: WrittenSum;
  unit: string;
  /** The larger of both values, which has the full width. */
  most: number;
  when: string;
}

function Value({ value: { result, digits, sum }, unit, most, when }: ValueProps) {
  return (
    <td data-column={when}>
      <span className="larger amount plain block">{formatUnit(result, unit, digits)}</span>
      <svg className={`${styles.bar} full outline`} height="12" aria-hidden="true" focusable="false">
        <line x1="0" x2="100%" y1="11.5" y2="11.5" />
        <rect width={`${Math.max(0.8, (result / most) * 100).toFixed(2)}%`} height="11" />
      </svg>
      <span className="label breakable block">{sum}</span>
    </td>
  );
}
