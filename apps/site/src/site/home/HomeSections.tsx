import type { Marked } from 'contract/marked';
import { DeviceFigure, PlanFigure, TrendFigure } from '../../plant/figures/Figure.tsx';
import { expectedLevels, levels } from '../../plant/terminal/tank-record.ts';
import { filmTag, findTankView } from '../../plant/terminal/terminal.ts';
import { formatUnit } from '../../shared/format/format.ts';
import type { Service } from '../../shared/records/offer-schema.ts';
import type { Heading, Stat } from '../../shared/records/page-schema.ts';
import { Action, Actions } from '../../shared/ui/Action.tsx';
import { Band } from '../../shared/ui/Band.tsx';
import { joinClasses } from '../../shared/ui/classes.ts';
import { type Drawing, LineDrawing } from '../../shared/ui/drawing/LineDrawing.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { PointList } from '../../shared/ui/List.tsx';
import { Picture, type PictureProps } from '../../shared/ui/Picture.tsx';
import { linePath, plot } from '../../shared/ui/plot/Plot.tsx';
import { Rail } from '../../shared/ui/Rail.tsx';
import { Text, Texts } from '../../shared/ui/Text.tsx';
import styles from './HomeSections.module.css';
import type { HomePage } from './schema.ts';

const miniatures = { plan: <PlanFigure />, device: <DeviceFigure /> };

/** Features: two weeks of one tank as the main chart, with two small ones. */
export function HomeFeatures({ items, more, ...heading }: HomePage['features']) {
  return (
    <Band id="fitur" opening="figure" {...heading}>
      <div className={`${styles.shows} stack-3`}>
        <div className={`${styles.trend} dark`}>
          <TrendFigure />
        </div>
        <Rail label={heading.title.plain} columns={2} reachable>
          {items.map(({ title, description, figure }) => (
            <li key={figure} className={`${styles.card} card slim column`}>
              <Text.h3 className="heading">{title}</Text.h3>
              <Text.p className="note above-1">{description}</Text.p>
              <div className="above-3 stack-1 grow">{miniatures[figure]}</div>
            </li>
          ))}
        </Rail>
      </div>
      <div className="above-1">
        <Actions items={[more]} />
      </div>
    </Band>
  );
}

export type ServiceCard = Omit<Service, 'picture' | 'order'> & { picture: PictureProps };

/** Cut-outs are nearly square, scenes are wide. */
const isCutOut = ({ width, height }: PictureProps): boolean => width < 1.5 * height;

export function ServiceList({ items, ...heading }: Heading & { items: readonly ServiceCard[] }) {
  return (
    <Band id="layanan" {...heading}>
      <Rail label={heading.title.plain}>
        {items.map(({ title, subtitle, description, features, badge, link, picture }) => (
          <li key={title.plain} className="column gap-1">
            <Picture
              {...picture}
              className={joinClasses(styles.picture, 'block', isCutOut(picture) && styles.cutOut)}
            />
            <div className="spread wrap above-1">
              <Text.h3 className="large">{title}</Text.h3>
              <Text.p className={`${styles.badge} label measured`}>{badge}</Text.p>
            </div>
            <Text.p className="strong">{subtitle}</Text.p>
            <Text.p className="quiet">{description}</Text.p>
            <div className="grow">
              <PointList items={features} />
            </div>
            <div>
              <Action {...link} look="plain" />
            </div>
          </li>
        ))}
      </Rail>
    </Band>
  );
}

/**
 * How the system works, from radar to order, in one sectional drawing of four sheets; each has the values of TK-204
 * below it.
 */
export function About({ steps, note, actions, ...heading }: HomePage['about']) {
  return (
    <Band id="tentang" ground="tint" {...heading}>
      <ol id="cara-kerja" className={styles.steps}>
        {steps.map(({ tag, title, reading, meaning, description, drawing }) => (
          <li key={title.plain} className={`${styles.step} relative whole`}>
            <LineDrawing drawing={sheets[drawing]} className={styles.sheet} />
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
      <div className={`${styles.team} above-4 wrap spread middle`}>
        <Text.p className="measure">{note}</Text.p>
        <Actions items={actions} />
      </div>
    </Band>
  );
}

const tank = findTankView(filmTag);

/**
 * Section of TK-204, 20 units per metre, with the ground at y = 372. Level and ullage add up to the gauge reference
 * height of 12.5 m, at which the radar's flange is. Process lines are solid, signal lines dashed (ISA 5.1).
 */
const metre = 20;
const ground = 372;
const signal = 76;
const surface = ground - tank.metres * metre;
const flange = ground - tank.height * metre;

/** Four past and four coming days on the platform's screen: x from 134 to 344; 100 % at y = 166, 0 % at y = 286. */
const x = (hour: number) => 134 + ((hour + 96) / 192) * 210;
const y = (share: number) => 286 - share * 1.2;
const screen = {
  past: linePath(levels(filmTag, 4).map((past) => [x(past.hour), y(past.level)])),
  ahead: linePath(expectedLevels(filmTag).map((point) => [x(point.ahead), y(point.level)])),
};

const joined = (width: number, drawing: Omit<Drawing, 'box'>): Drawing => ({
  ...drawing,
  box: [0, 36, width, 356],
  shapes: (
    <>
      <path className={styles.fine} d={Array.from({ length: width / 20 }, (_, k) => `M${20 * k} 388l14-16`).join('')} />
      <path d={`M0 ${ground}H${width}`} />
      {drawing.shapes}
    </>
  ),
});

/** The sheets form one drawing: their widths are those of the columns in HomeSections.module.css. */
const sheets: Record<HomePage['about']['steps'][number]['drawing'], Drawing> = {
  sensor: joined(640, {
    shapes: (
      <>
        <path className="liquid" d={`M4 ${surface}H484V${ground}H4Z`} />
        <path className="liquid" d={`M434 ${flange + 8} 418 ${surface}h32Z`} />
        <path className={styles.cut} d={`M2 ${ground}V139L244 109 486 139V${ground}`} />
        <path className="level" d={`M4 ${surface}H484M427 154h14M424 168h20M421 182h26`} />
        <path className={styles.fine} d="M184 116V352M196 268h40" />
        {[180, 268, 340].map((depth) => (
          <circle key={depth} className="measured" cx="184" cy={depth} r="5" />
        ))}
        <path d={`M426 131v-9h16v9M420 ${flange}h28M429 ${flange}v-11h10v11`} />
        <rect className="body" x="422" y={signal + 12} width="24" height="23" rx="4" />
        <path d="M486 352h56l24 10v-20l-24 10M566 352l-24 10v-20zM566 352h64M554 352v-18M545 334h18" />
        <path className="arrow" d="M640 352l-14-5v10Z" />
        <path className="signal" d={`M434 ${signal + 12}V${signal}H640`} />
        <path className={`arrow ${styles.off}`} d={`M640 ${signal}l-14-5v10Z`} />
      </>
    ),
    dimensions: [
      { from: [2, surface], to: [2, ground], x: 44, text: formatUnit(tank.metres, 'm', 2) },
      {
        from: [420, flange],
        to: [420, surface],
        x: 360,
        text: formatUnit(tank.height - tank.metres, 'm', 2),
        side: 'left',
      },
    ],
    labels: [
      { text: tank.sensor.replace('-', ' '), at: [548, signal], look: 'bubble' },
      { text: tank.tag, at: [400, 330], look: 'name' },
      { text: formatUnit(tank.temperature, '°C', 1), at: [236, 268], side: 'right' },
    ],
  }),
  gateway: joined(340, {
    shapes: (
      <>
        <path className="signal" d={`M0 ${signal}h82M158 ${signal}h182`} />
        <path d="M120 372V44M112 76h16M116 140h8M116 300h8M90 372v-12h60v12" />
        <path className={styles.fine} d="M120 130 54 372M120 130l66 242" />
        <path className="body" d="m82 186 58-30 12 14-58 30ZM92 226h56v68H92Z" />
        <path className={styles.fine} d="m101 176 12 14m8-24 12 14M102 242h36M102 254h36M102 266h22" />
        <circle className="measured" cx="136" cy="280" r="4" />
        <path className="level" d="M106 62a20 20 0 0 0 0 28M134 62a20 20 0 0 1 0 28" />
        <path className={styles.fine} d="M96 52a34 34 0 0 0 0 48M144 52a34 34 0 0 1 0 48" />
      </>
    ),
  }),
  cloud: joined(430, {
    shapes: (
      <>
        <path className="signal" d={`M0 ${signal}h42v98M328 150V${signal}h102`} />
        <path className="arrow" d="M42 184l-5-14h10Z" />
        <path className={styles.cut} d={`M2 ${ground}V124H370V${ground}`} />
        <path className="body" d="M22 184h40v188H22ZM68 184h40v188H68ZM124 150h230v152H124Z" />
        <path
          className={styles.fine}
          d="M28 200h28M28 216h28M28 232h28M28 248h28M28 264h28M74 200h28M74 216h28M74 232h28M74 248h28M74 264h28"
        />
        <path className={styles.fine} d="M134 166V286H344M239 302v70M199 372h80" />
        <path className={plot.limit} d={`M134 ${y(tank.reorder)}H344`} />
        <path className="level" d={screen.past} />
        <path className="level" strokeDasharray="3 4" d={screen.ahead} />
        <circle className="measured" cx={x(0)} cy={y(tank.level)} r="5" />
      </>
    ),
    labels: [{ text: formatUnit(tank.level, '%', 1), at: [x(0) + 6, y(tank.level) - 8], side: 'right' }],
  }),
  decision: joined(340, {
    shapes: (
      <>
        <path className="signal" d={`M0 ${signal}h66v84`} />
        <path className="arrow" d="M66 174l-5-14h10Z" />
        <path className={styles.cut} d={`M2 ${ground}V140l168-36 168 36V${ground}`} />
        <path className="body" d="M28 174h78v162H28ZM166 196h130v140H166Z" />
        <path d="M16 338h308M28 338v34M312 338v34M56 324h22" />
        <path className={styles.alert} d="M36 190h62v36H36Z" />
        <path d="M44 202h40M44 214h28" />
        <path className={styles.fine} d="M38 242h58M38 256h46M38 270h52M182 248h98M182 262h98M182 276h70" />
        <path className="level" d="m250 306 10 10 20-24" />
      </>
    ),
    labels: [{ text: 'ERP', at: [174, 222], side: 'right' }],
  }),
};

type IndustriesProps = HomePage['industries'] & {
  items: readonly {
    title: Marked;
    description: Marked;
    features: readonly Marked[];
    /** Typical values of the industry; the most striking one first. */
    figures: readonly Stat[];
    id: string;
    picture: PictureProps;
  }[];
};

/** The industries: place, most striking figure, tanks and functions; the picture links to the industry's page. */
export function Industries({ items, ...heading }: IndustriesProps) {
  return (
    <Band id="industri" ground="dark" opening="figure" {...heading}>
      <ul className={`${styles.industries} columns-3`}>
        {items.map(({ title, description, features, figures: [figure], id, picture }) => (
          <li key={id} className={`${styles.industry} relative whole`}>
            <Picture {...picture} className={`${styles.place} block`} moves={id} />
            <div className={styles.foot}>
              <h3 className="large">
                <Text.a className="bare whole-card" href={`/${id}`}>
                  {title}
                </Text.a>
              </h3>
              {figure && (
                <p>
                  <Text.span className="larger amount measured unbroken">{figure.number}</Text.span>{' '}
                  <Text.span className="note">{figure.label}</Text.span>
                </p>
              )}
            </div>
            <Text.p className="note plain">{description}</Text.p>
            <ul className={`${styles.features} note quiet`}>
              <Texts as="li" items={features} />
            </ul>
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** Questions of buyers, each linked to the tool, demo or document that answers it. */
export function BuyerQuestions({ items, ...heading }: HomePage['doors']) {
  return (
    <Band id="tanya-alat" ground="tint" opening="figure" {...heading}>
      <ul className={`${styles.doors} pair`}>
        {items.map(({ question, label, to }) => (
          <li key={to} className="rule-strong">
            <a className="bare padded-2 stack-1 top" href={to}>
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
