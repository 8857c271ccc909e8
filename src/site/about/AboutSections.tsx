import type { ReactNode } from 'react';
import { Action, Actions } from '../../shared/ui/Action.tsx';
import { Band } from '../../shared/ui/Band.tsx';
import { FoldList } from '../../shared/ui/Fold.tsx';
import { Facts } from '../../shared/ui/List.tsx';
import { Picture, type PictureProps } from '../../shared/ui/Picture.tsx';
import { TitledSection } from '../../shared/ui/page/TitledSection.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './AboutSections.module.css';
import type { AboutPage } from './schema.ts';

type CompanyStoryProps = AboutPage['story'] & { picture: PictureProps };

/** What the company is and does, under a picture of where its figures are read. */
export function CompanyStory({ paragraphs, facts, actions, picture, ...heading }: CompanyStoryProps) {
  const plate = <Picture className={`${styles.picture} block`} {...picture} />;
  return (
    <Band id="perusahaan" opening="figure" figure={plate} {...heading}>
      <div className={`${styles.story} stack-5`}>
        <div className="columns-2 gap-4">
          {paragraphs.map((paragraph) => (
            <Text.p key={paragraph.plain} className="quiet">
              {paragraph}
            </Text.p>
          ))}
        </div>
        <div className="stack-3 top">
          <Facts items={facts} />
          <Actions items={actions} />
        </div>
      </div>
    </Band>
  );
}

/** Mission and vision, above and below one level line. */
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
          {/* On the brightest part of the gradient. */}
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

/** The values, each with the sign by which it can be checked. */
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

const drawings: Record<AboutPage['products']['items'][number]['drawing'], ReactNode> = {
  system: (
    <g transform="translate(-18)">
      <path className="liquid" d="M30 62h62v46H30Z" />
      <path d="M30 40v68h62V40L61 28Z" />
      <path className="level" d="M20 62h82" />
      <path strokeDasharray="5 4" d="M66 22h62" />
      <path d="M57 29V18h8v13M128 14h44v34h-44ZM128 108h44V66h-44ZM138 80h24M138 92h16M150 48v18" />
      <path className="level" d="M134 38l8-10 8 5 14-14" />
    </g>
  ),
  device: (
    <g transform="translate(-66)">
      <path d="M76 106V84h48v22M68 84h64M88 84V66h24v18M80 30h40v36H80ZM96 30V14h8v16" />
      <path d="M88 38h24v16H88Z" />
      <path className="level" d="M92 47h10" />
    </g>
  ),
  platform: (
    <g transform="translate(-38)">
      <path d="M40 18h120v74H40ZM40 34h120M84 108h32M100 92v16M48 26h4M58 26h4" />
      <path className="level" d="M50 72c10-4 14-22 26-22s14 16 26 12 12-16 24-16" />
      <path className="level" strokeDasharray="2 4" d="M126 46c10 0 14 10 24 12" />
    </g>
  ),
  team: (
    <g transform="translate(-50)">
      <path d="M62 70a38 38 0 0 1 76 0ZM52 70h96v8H52ZM92 34v18M108 34v18" />
      <path d="M72 78v8a28 28 0 0 0 56 0v-8" />
    </g>
  ),
};

/** The system, and beside it the three parts that make it up. */
export function ProductTree({ items, actions, ...heading }: AboutPage['products']) {
  return (
    <Band id="produk" ground="tint" {...heading}>
      <div className="stack-4">
        <FoldList items={items} columns={4}>
          {({ description, drawing, link }) => (
            <div className="stack-2">
              <svg className="outline" width="144" viewBox="0 0 200 120" aria-hidden="true" focusable="false">
                {drawings[drawing]}
              </svg>
              <Text.p className="quiet">{description}</Text.p>
              <Action {...link} look="plain" />
            </div>
          )}
        </FoldList>
        <Actions items={actions} />
      </div>
    </Band>
  );
}
