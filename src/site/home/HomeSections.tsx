import type { ReactNode } from 'react';
import { Figure } from '../../plant/figures/Figure.tsx';
import { expectedLevels, levels } from '../../plant/terminal/tank-record.ts';
import { filmTag, tankAt } from '../../plant/terminal/terminal.ts';
import type { Service } from '../../shared/records/offer.ts';
import type { Heading, Stat } from '../../shared/records/page.ts';
import type { Marked } from '../../shared/text/marked.ts';
import { Action, Actions } from '../../shared/ui/Action.tsx';
import { Band } from '../../shared/ui/Band.tsx';
import { Fold } from '../../shared/ui/Fold.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { PointList } from '../../shared/ui/List.tsx';
import { Picture, type PictureProps } from '../../shared/ui/Picture.tsx';
import { path } from '../../shared/ui/plot/Plot.tsx';
import { Rail } from '../../shared/ui/Rail.tsx';
import { Table } from '../../shared/ui/Table.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './HomeSections.module.css';
import type { HomePage } from './schema.ts';

export function About({ paragraphs: [first, ...others], actions, ...heading }: HomePage['about']) {
  return (
    <Band id="tentang" opening="spread" {...heading}>
      <div className="stack-4">
        {first && <Text.p className={`${styles.first} large`}>{first}</Text.p>}
        <div className="columns-2 gap-4">
          {others.map((paragraph) => (
            <Text.p key={paragraph.plain} className="quiet measure">
              {paragraph}
            </Text.p>
          ))}
        </div>
        <Actions items={actions} />
      </div>
    </Band>
  );
}

/** What the product shows: two weeks of one tank as the headline, four working miniatures under it. */
export function HomeFeatures({ items, more, ...heading }: HomePage['features']) {
  const trend = (
    <div className={`${styles.trend} dark`}>
      <Figure name="trend" />
    </div>
  );
  return (
    <Band id="fitur" opening="figure" figure={trend} {...heading}>
      <div className="stack-3">
        <Rail label={heading.title.plain} columns={4} reachable>
          {items.map(({ title, description, figure }) => (
            <li key={figure} className={`${styles.card} card slim column`} data-figure={figure}>
              <Text.h3 className="heading">{title}</Text.h3>
              <Text.p className="note above-1">{description}</Text.p>
              <div className={`${styles.miniature} grow`}>
                <Figure name={figure} />
              </div>
            </li>
          ))}
        </Rail>
        <Actions items={[more]} />
      </div>
    </Band>
  );
}

export type ServiceCard = Omit<Service, 'picture' | 'order'> & { picture: PictureProps };

export function ServiceList({ items, ...heading }: Heading & { items: readonly ServiceCard[] }) {
  return (
    <Band id="layanan" {...heading}>
      <Rail label={heading.title.plain}>
        {items.map(({ title, subtitle, description, features, badge, link, picture }) => (
          <li key={title.plain} className="column gap-1">
            <Picture {...picture} className={`${styles.picture} block`} />
            <div className="spread wrap above-1">
              <Text.h3 className="large">{title}</Text.h3>
              <Text.p className={`${styles.badge} label measured`}>{badge}</Text.p>
            </div>
            <Text.p className="strong">{subtitle}</Text.p>
            <Text.p className="quiet">{description}</Text.p>
            <PointList items={features} />
            <div className={styles.link}>
              <Action {...link} look="plain" />
            </div>
          </li>
        ))}
      </Rail>
    </Band>
  );
}

type ProcessStep = HomePage['steps']['items'][number];

/** From radar to decision in one drawing: four stations on one signal line, each with what TK-204 shows there. */
export function Steps({ items, ...heading }: HomePage['steps']) {
  return (
    <Band id="cara-kerja" ground="tint" {...heading}>
      <ol className={styles.steps}>
        {items.map(({ tag, title, reading, meaning, description, drawing }) => (
          <li key={title.plain} className={`${styles.step} relative whole`}>
            <div className={styles.station}>
              <StepDrawing name={drawing} />
            </div>
            <div className={styles.words}>
              <Text.p className="label measured">{tag}</Text.p>
              <Text.h3 className="heading">{title}</Text.h3>
              <p>
                <Text.span className="larger figures measured block">{reading}</Text.span>{' '}
                <Text.span className="note">{meaning}</Text.span>
              </p>
              <Text.p className="quiet above-1">{description}</Text.p>
            </div>
          </li>
        ))}
      </ol>
    </Band>
  );
}

/**
 * The stations of one line, in the manner of a P&ID: process lines solid, the signal dashed. Each sheet is 220 wide with
 * the signal 44 below its top, so that the line between two stations goes on in the page.
 */
const { level, sensor } = tankAt(filmTag);
const [letters, number] = sensor.split('-');

/** The shell of TK-204, 24 m by 12.5 m, stands from 98 to 176. */
const surface = 176 - (78 * level) / 100;

/** Four days behind and four ahead, in the frame of the screen: x from 30 to 190, 100 % at 44, 0 % at 132. */
const x = (hour: number) => 30 + ((hour + 96) / 192) * 160;
const y = (share: number) => 132 - (share / 100) * 88;
const screen = {
  past: path(levels(filmTag, 4).map((past) => [x(past.hour), y(past.level)])),
  ahead: path(expectedLevels(filmTag).map((point) => [x(point.ahead), y(point.level)])),
};

const drawings: Record<ProcessStep['drawing'], ReactNode> = {
  sensor: (
    <>
      <path className="liquid" d={`M20 ${surface}H170V176H20Z`} />
      <path d="M20 98V176H170V98L95 84ZM0 176H220" />
      <path className="level" d={`M20 ${surface}H170`} />
      <path d="M122 89V76h16v16M118 76h24M124 76V52h12V76" />
      <path className={styles.fine} d={`M130 94 112 ${surface}M130 94l18 ${surface - 94}`} />
      <path className={styles.fine} d={`M48 94V${surface}m-3-7 3 7 3-7M45 101l3-7 3 7`} />
      <path className={styles.signal} d="M138 60H220" />
      <g className={styles.bubble}>
        <circle cx="182" cy="60" r="20" />
        <path d="M162 60h40" />
        <text x="182" y="55">
          {letters}
        </text>
        <text x="182" y="74">
          {number}
        </text>
      </g>
    </>
  ),
  gateway: (
    <>
      <path className={styles.signal} d="M0 60h84M136 60h84" />
      <path d="M110 176V40M104 40h12M90 176h40M0 176H220" />
      <path className={styles.box} d="M74 92h72v52H74Z" />
      <path className="level" d="M96 50a20 20 0 0 0 0 20M124 50a20 20 0 0 1 0 20" />
      <path className={styles.fine} d="M90 44a32 32 0 0 0 0 32M130 44a32 32 0 0 1 0 32M84 106h32M84 116h32M84 126h20" />
      <circle className="solid" cx="132" cy="130" r="4" />
    </>
  ),
  cloud: (
    <>
      <path className={styles.signal} d="M0 60h16M204 60h16" />
      <path d="M16 28H204V150H16ZM90 150 84 176h52l-6-26M0 176H220" />
      <path className={styles.fine} d="M30 44V132H190" />
      <path className={styles.limit} d={`M30 ${y(tankAt(filmTag).reorder)}H190`} />
      <path className="level" d={screen.past} />
      <path className="level" strokeDasharray="3 4" d={screen.ahead} />
      <circle className="solid" cx={x(0)} cy={y(level)} r="4" />
    </>
  ),
  decision: (
    <>
      <path className={styles.signal} d="M0 60h56m-9-5 9 5-9 5" />
      <path d="M60 20h76v156H60ZM88 168h20M0 176H220" />
      <path className={styles.alert} d="M68 44h60v32H68Z" />
      <path className={styles.ink} d="M74 54h36M74 66h24" />
      <path className={styles.fine} d="M70 92h56M70 104h44M70 116h50" />
      <path d="M150 96h50v80h-50Z" />
      <path className={styles.fine} d="M158 110h34M158 122h34M158 134h20" />
      <path className="level" d="m160 156 8 8 16-18" />
    </>
  ),
};

function StepDrawing({ name }: { name: ProcessStep['drawing'] }) {
  return (
    <svg className={`${styles.drawing} outline`} viewBox="0 16 220 164" aria-hidden="true" focusable="false">
      {drawings[name]}
    </svg>
  );
}

type IndustryTableProps = HomePage['industries'] & {
  items: readonly {
    title: Marked;
    description: Marked;
    features: readonly Marked[];
    /** Typical values of the trade; the first is the sharpest. */
    figures: readonly Stat[];
    id: string;
    picture: PictureProps;
  }[];
};

/** The industries in one table: where, the figure that decides there, what is monitored and how. */
export function IndustryTable({ items, more, columns, ...heading }: IndustryTableProps) {
  return (
    <Band id="industri" ground="dark" opening="number" {...heading}>
      <Table stack quiet caption={heading.title.plain} columns={columns} className={styles.industries}>
        {items.map(({ title, description, features, figures: [figure], id, picture }) => (
          <tr key={id}>
            <th scope="row" className="relative">
              <div className="row gap-3 wrap">
                <Picture {...picture} className={`${styles.thumb} firm`} />
                <div className={styles.industry}>
                  <p className="heading">
                    <a className="bare whole-card row spread gap-2" href={`/${id}`}>
                      <Text>{title}</Text>
                      <Icon name="arrow" size={18} className="measured firm" />
                    </a>
                  </p>
                  {figure && (
                    <p className={`${styles.figure} note`}>
                      <Text.span className="figures measured strong unbroken">{figure.number}</Text.span>{' '}
                      <Text>{figure.label}</Text>
                    </p>
                  )}
                </div>
              </div>
            </th>
            <td colSpan={2}>
              <Fold title={more} card={title} settled>
                <div className="columns-2 gap-4 small">
                  <Text.p>{description}</Text.p>
                  <ul className={styles.running}>
                    {features.map((feature) => (
                      <Text.li key={feature.plain}>{feature}</Text.li>
                    ))}
                  </ul>
                </div>
              </Fold>
            </td>
          </tr>
        ))}
      </Table>
    </Band>
  );
}
