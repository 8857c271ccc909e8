import type { ReactNode } from 'react';
import { DeviceFigure, LeakFigure, PlanFigure, TrendFigure } from '../../plant/figures/Figure.tsx';
import { expectedLevels, levels } from '../../plant/terminal/tank-record.ts';
import { filmTag, tankAt } from '../../plant/terminal/terminal.ts';
import { formatUnit } from '../../shared/format/format.ts';
import type { Service } from '../../shared/records/offer-schema.ts';
import type { Heading, Stat } from '../../shared/records/page-schema.ts';
import type { Marked } from '../../shared/text/marked.ts';
import { Action, Actions } from '../../shared/ui/Action.tsx';
import { Band } from '../../shared/ui/Band.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { PointList } from '../../shared/ui/List.tsx';
import { Picture, type PictureProps } from '../../shared/ui/Picture.tsx';
import { path } from '../../shared/ui/plot/Plot.tsx';
import { Rail } from '../../shared/ui/Rail.tsx';
import { Text, Texts } from '../../shared/ui/Text.tsx';
import styles from './HomeSections.module.css';
import type { HomePage } from './schema.ts';

const miniatures = { plan: <PlanFigure />, device: <DeviceFigure /> };

/** What the product shows: two weeks of one tank as the headline, the other event of its night, two miniatures. */
export function HomeFeatures({ event, items, more, ...heading }: HomePage['features']) {
  const trend = (
    <div className={`${styles.trend} dark`}>
      <TrendFigure />
    </div>
  );
  return (
    <Band id="fitur" opening="figure" figure={trend} {...heading}>
      <div className="stack-3">
        <div className={`${styles.shows} stack-3`}>
          <section className={`${styles.card} card slim column gap-4`}>
            <div>
              <Text.h3 className="heading">{event.title}</Text.h3>
              <Text.p className="note above-1">{event.description}</Text.p>
            </div>
            <div className={`${styles.night} grow`}>
              <LeakFigure />
            </div>
          </section>
          <Rail label={heading.title.plain} columns={2} reachable>
            {items.map(({ title, description, figure }) => (
              <li key={figure} className={`${styles.card} card slim column`}>
                <Text.h3 className="heading">{title}</Text.h3>
                <Text.p className="note above-1">{description}</Text.p>
                <div className={`${styles.miniature} grow`}>{miniatures[figure]}</div>
              </li>
            ))}
          </Rail>
        </div>
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

/** What the system is, from radar to order in one sectional drawing: four sheets on one ground, each over what TK-204 shows there. */
export function About({ steps, note, actions, ...heading }: HomePage['about']) {
  return (
    <Band id="tentang" ground="tint" {...heading}>
      <ol id="cara-kerja" className={styles.steps}>
        {steps.map(({ tag, title, reading, meaning, description, drawing }) => (
          <li key={title.plain} className={`${styles.step} relative whole`}>
            <Sheet name={drawing} />
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
      <div className={`${styles.team} wrap spread middle`}>
        <Text.p className="measure">{note}</Text.p>
        <Actions items={actions} />
      </div>
    </Band>
  );
}

const tank = tankAt(filmTag);
const [letters, number] = tank.sensor.split('-');

/**
 * TK-204 in section, 20 units a metre: the shell of 24 m by 12.5 m stands on the ground at 372, the cone rises one in
 * eight. Process lines are solid, the signal is dashed, as on a P&ID.
 */
const metre = 20;
const ground = 372;
const signal = 84;
const surface = ground - tank.metres * metre;
const shellTop = ground - tank.height * metre;

/** Four days behind and four ahead, on the platform's screen: x from 158 to 368, 100 % at 166, 0 % at 286. */
const x = (hour: number) => 158 + ((hour + 96) / 192) * 210;
const y = (share: number) => 286 - share * 1.2;
const screen = {
  past: path(levels(filmTag, 4).map((past) => [x(past.hour), y(past.level)])),
  ahead: path(expectedLevels(filmTag).map((point) => [x(point.ahead), y(point.level)])),
};

/** Arrowheads of a vertical dimension. */
const dimension = (at: number, from: number, to: number) =>
  `M${at - 5} ${from + 10}l5-10 5 10M${at} ${from}V${to}M${at - 5} ${to - 10}l5 10 5-10`;

/** The sheets join: their widths are those of the columns that they stand in (HomeSections.module.css). */
const sheets: Record<HomePage['about']['steps'][number]['drawing'], { width: number; drawing: ReactNode }> = {
  sensor: {
    width: 680,
    drawing: (
      <>
        <path className="liquid" d={`M60 ${surface}H540V${ground}H60Z`} />
        <path className={styles.beam} d={`M496 124 480 ${surface}h32Z`} />
        <path
          className={styles.cut}
          d={`M57 ${ground}V${shellTop}L300 92 543 ${shellTop}V${ground}M40 ${ground}H560`}
        />
        <path className="level" d={`M60 ${surface}H540M488 146h16M486 160h20M484 174h24`} />
        <path className={styles.fine} d={`M236 100V352M48 172h12M48 222h12M48 272h12M48 322h12`} />
        {[180, 260, 340].map((depth) => (
          <circle key={depth} className="solid" cx="236" cy={depth} r="4" />
        ))}
        <path d="M488 117v-12h16v12M482 105h28M491 105V94h10v11" />
        <rect className={styles.box} x="484" y="72" width="24" height="22" rx="4" />
        <path
          className={styles.fine}
          d={`${dimension(96, surface, ground)}${dimension(430, 105, surface)}M424 105h58`}
        />
        <path d={`M546 348h42l24 16v-16l-24 16v-16M612 356h68M546 364h42M600 356v-18M592 338h16`} />
        <path className={styles.signal} d={`M508 ${signal}h60M616 ${signal}h64`} />
        <g className={styles.bubble}>
          <circle cx="592" cy={signal} r="24" />
          <path d={`M568 ${signal}h48`} />
          <text x="592" y={signal - 5}>
            {letters}
          </text>
          <text x="592" y={signal + 17}>
            {number}
          </text>
        </g>
        <g>
          <text className={styles.name} x="400" y="318">
            {tank.tag}
          </text>
          <text className={styles.reading} x="110" y={(surface + ground) / 2 + 10}>
            {formatUnit(tank.metres, 'm', 2)}
          </text>
          <text className={styles.before} x="418" y={(105 + surface) / 2 + 6}>
            {formatUnit(tank.height - tank.metres, 'm', 2)}
          </text>
          <text x="250" y="266">
            {formatUnit(tank.temperature, '°C', 1)}
          </text>
        </g>
      </>
    ),
  },
  gateway: {
    width: 340,
    drawing: (
      <g transform="translate(20 0)">
        <path className={styles.signal} d={`M-20 ${signal}h130M190 ${signal}h130`} />
        <path d="M150 372V52M142 84h16M146 140h8M146 300h8M120 372v-12h60v12" />
        <path className={styles.fine} d="M150 130 84 372M150 130l66 242" />
        <path className={styles.box} d="m112 186 58-30 12 14-58 30ZM122 226h56v68h-56Z" />
        <path className={styles.fine} d="m131 176 12 14m8-24 12 14M132 242h36M132 254h36M132 266h22" />
        <circle className="solid" cx="166" cy="280" r="4" />
        <path className="level" d="M136 70a20 20 0 0 0 0 28M164 70a20 20 0 0 1 0 28" />
        <path className={styles.fine} d="M126 60a34 34 0 0 0 0 48M174 60a34 34 0 0 1 0 48" />
      </g>
    ),
  },
  cloud: {
    width: 420,
    drawing: (
      <>
        <path className={styles.signal} d={`M0 ${signal}h72v100M396 ${signal}h24M352 150V${signal}h44`} />
        <path className={styles.cut} d={`M30 ${ground}V124H394V${ground}`} />
        <path className={styles.box} d="M46 184h40v188H46ZM92 184h40v188H92ZM148 150h230v152H148Z" />
        <path
          className={styles.fine}
          d="M52 200h28M52 216h28M52 232h28M52 248h28M52 264h28M98 200h28M98 216h28M98 232h28M98 248h28M98 264h28"
        />
        <path className={styles.fine} d="M158 166V286H368M263 302v70M223 372h80" />
        <path className={styles.limit} d={`M158 ${y(tank.reorder)}H368`} />
        <path className="level" d={screen.past} />
        <path className="level" strokeDasharray="3 4" d={screen.ahead} />
        <circle className="solid" cx={x(0)} cy={y(tank.level)} r="5" />
        <text x={x(0) + 8} y={y(tank.level) - 10}>
          {formatUnit(tank.level, '%', 1)}
        </text>
      </>
    ),
  },
  decision: {
    width: 320,
    drawing: (
      <>
        <path className={styles.signal} d={`M0 ${signal}h88v86m-6-10 6 10 6-10`} />
        <path className={styles.cut} d={`M20 ${ground}V140l130-36 130 36V${ground}`} />
        <path className={styles.box} d="M50 174h78v162H50ZM156 196h100v140H156Z" />
        <path d="M34 338h230M46 338v34M252 338v34M78 324h22" />
        <path className={styles.alert} d="M58 190h62v36H58Z" />
        <path className={styles.ink} d="M66 202h40M66 214h28" />
        <path className={styles.fine} d="M60 242h58M60 256h46M60 270h52M170 244h72M170 258h72M170 272h48" />
        <path className="level" d="m212 308 10 10 20-24" />
        <text x="170" y="228">
          ERP
        </text>
      </>
    ),
  },
};

function Sheet({ name }: { name: keyof typeof sheets }) {
  const { width, drawing } = sheets[name];
  const earth = Array.from({ length: width / 20 }, (_, k) => `M${20 * k} 388l14-16`).join('');
  return (
    <svg className={`${styles.sheet} outline`} viewBox={`0 44 ${width} 348`} aria-hidden="true" focusable="false">
      <path className={styles.fine} d={earth} />
      <path d={`M0 ${ground}H${width}`} />
      {drawing}
    </svg>
  );
}

type IndustriesProps = HomePage['industries'] & {
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

/** The industries: where, the figure that decides there, what is monitored and how; the picture leads to its page. */
export function Industries({ items, ...heading }: IndustriesProps) {
  return (
    <Band id="industri" ground="dark" opening="number" {...heading}>
      <Rail label={heading.title.plain}>
        {items.map(({ title, description, features, figures: [figure], id, picture }) => (
          <li key={id} className="relative stack-2 top whole">
            <div className="relative">
              <Picture {...picture} className={`${styles.place} block`} moves={id} />
              <div className={`${styles.foot} stack-1`}>
                <h3 className="large spread middle">
                  <Text.a className="bare whole-card" href={`/${id}`}>
                    {title}
                  </Text.a>
                  <Icon name="arrow" size={20} className="measured firm" />
                </h3>
                {figure && (
                  <p className="row gap-2">
                    <Text.span className={`${styles.sharpest} amount measured unbroken`}>{figure.number}</Text.span>{' '}
                    <Text.span className="note slim">{figure.label}</Text.span>
                  </p>
                )}
              </div>
            </div>
            <Text.p className="small plain">{description}</Text.p>
            <ul className={`${styles.features} note`}>
              <Texts as="li" items={features} />
            </ul>
          </li>
        ))}
      </Rail>
    </Band>
  );
}

/** A buyer's questions, each a way to the tool, the demo or the papers that answer it. */
export function Doors({ items, ...heading }: HomePage['doors']) {
  return (
    <Band id="tanya-alat" ground="tint" opening="figure" {...heading}>
      <ul className={styles.doors}>
        {items.map(({ question, label, to }) => (
          <li key={to} className="rule-strong">
            <a className="bare stack-1 top" href={to}>
              <Text.span className="strong">{question}</Text.span>{' '}
              <span className="small quiet inline-row gap-1">
                <Text.span>{label}</Text.span>
                <Icon name="arrow" size={16} className="measured firm" />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Band>
  );
}
