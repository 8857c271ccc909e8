import { fillText } from 'contract/slots';
import { telHref } from '../../shared/format/phone.ts';
import type { Office } from '../../shared/records/site-schema.ts';
import { Action, Actions } from '../../shared/ui/Action.tsx';
import { Address } from '../../shared/ui/Address.tsx';
import { Band } from '../../shared/ui/Band.tsx';
import { LineDrawing } from '../../shared/ui/drawing/LineDrawing.tsx';
import { Facts } from '../../shared/ui/List.tsx';
import { Picture, type PictureProps } from '../../shared/ui/Picture.tsx';
import { TitledSection } from '../../shared/ui/page/TitledSection.tsx';
import { Text, Texts } from '../../shared/ui/Text.tsx';
import { interfaceWords } from '../../shared/words/interface.words.ts';
import styles from './AboutSections.module.css';
import { javaMap } from './java-map.tsx';
import type { AboutPage } from './schema.ts';

type CompanyStoryProps = AboutPage['story'] & { picture: PictureProps };

/** Section about the company, under a picture of a site that it monitors. */
export function CompanyStory({ paragraphs, facts, actions, picture, ...heading }: CompanyStoryProps) {
  const plate = <Picture className={`${styles.picture} block`} {...picture} />;
  return (
    <Band id="perusahaan" opening="figure" figure={plate} {...heading}>
      <div className={`${styles.story} stack-5`}>
        <div className="columns-2 gap-4">
          <Texts className="quiet" items={paragraphs} />
        </div>
        <div className="stack-3 top">
          <Facts items={facts} />
          <Actions items={actions} />
        </div>
      </div>
    </Band>
  );
}

/** Mission and vision, separated by a level line. */
export function Purpose({ missionLabel, mission, visionLabel, vision, meaning }: AboutPage['purpose']) {
  return (
    <section className="dark" aria-label={`${missionLabel.plain}, ${visionLabel.plain}`}>
      <div className={`${styles.mission} page-width stack-3`}>
        <Text.h2 className="label quiet">{missionLabel}</Text.h2>
        <blockquote className={styles.quote}>
          <p>
            “<Text>{mission}</Text>”
          </p>
        </blockquote>
      </div>
      <div className={styles.vision}>
        <div className={`${styles.mission} page-width stack-3`}>
          {/* At the top of the gradient, where it is brightest. */}
          <Text.h2 className="label plain">{visionLabel}</Text.h2>
          <div className="columns-2 gap-4">
            <Text.p className="larger amount">{vision}</Text.p>
            <Text.p className="lead plain">{meaning}</Text.p>
          </div>
        </div>
      </div>
    </section>
  );
}

/** The values, each with a practice by which visitors can check it. */
export function Values({ practice: _label, ...values }: AboutPage['values']) {
  return (
    <TitledSection
      id="nilai"
      opening="spread"
      {...values}
      form="pairs"
      after={({ practice }) => <Text.p className="small">{practice}</Text.p>}
    />
  );
}

/** The system above a level line, and its three parts below. */
export function ProductTree({ items, ...heading }: AboutPage['products']) {
  return (
    <Band id="produk" ground="tint" {...heading}>
      <ul className={`${styles.products} columns-3 gap-4`}>
        {items.map(({ title, description, action }) => (
          <li key={title.plain} className="column gap-1">
            <Text.h3 className="large">{title}</Text.h3>
            <Text.p className="quiet grow">{description}</Text.p>
            <div>
              <Action {...action} />
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}

type OfficesText = AboutPage['offices'];

/** Addresses of the offices on a map, with their opening hours. */
export function Offices({ map, labels, offices, ...heading }: OfficesText & { offices: readonly Office[] }) {
  const places = offices
    .map(({ type, address }) => fillText(interfaceWords.at, { name: type.plain, city: address.city }))
    .join(', ');
  return (
    <Band id="kantor" opening="figure" {...heading}>
      <div className={`${styles.where} stack-4`}>
        <figure className="stack-2 top">
          <LineDrawing drawing={javaMap(offices)} alt={`${map.label.plain}: ${places}.`} />
          <Text.figcaption className="small faint">{map.caption}</Text.figcaption>
        </figure>
        <ul className={`${styles.offices} columns-2 gap-5`}>
          {offices.map((office) => (
            <li key={office.type.plain} className="topped-2 rule-strong stack-3 top">
              <OfficeCard office={office} labels={labels} />
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}

function OfficeCard({ office, labels }: { office: Office; labels: OfficesText['labels'] }) {
  const { type, company, address, hours, phone, landline, email } = office;
  const contacts = [
    { label: labels.phone, to: telHref(phone), value: phone },
    ...(landline ? [{ label: labels.landline, to: telHref(landline), value: landline }] : []),
    { label: labels.email, to: `mailto:${email}`, value: email },
  ];
  return (
    <>
      <div>
        <Text.p className="label">{type}</Text.p>
        <h3 className="large">{address.city}</h3>
        <p className="small quiet above-1">
          <Text>{company}</Text>
          <br />
          {address.street}
          <br />
          {address.city}, {address.region} {address.postalCode}
        </p>
      </div>
      <dl>
        <div className={`${styles.fact} rule padded-1`}>
          <Text.dt className="faint">{labels.hours}</Text.dt>
          <Text.dd className="strong">{hours}</Text.dd>
        </div>
        {contacts.map(({ label, to, value }) => (
          <div key={value} className={`${styles.fact} rule`}>
            <Text.dt className="faint">{label}</Text.dt>
            <dd>
              <a className="strong touch inline-row" href={to}>
                <Address>{value}</Address>
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
