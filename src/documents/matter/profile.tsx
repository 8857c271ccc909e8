import { getPage, getRecords } from '../../shared/records/records.ts';
import { getClaims } from '../../shared/records/site-records.ts';
import { joinTexts } from '../../shared/text/marked.ts';
import { Profile } from '../Profile.tsx';
import type { DocumentRecord } from '../schema.ts';
import { coverSize, getPhoto, thumbnailSize } from './photos.ts';
import type { Shared } from './shared.ts';

/** The company profile, from the records of the pages about the company, its trades and its team. */
export async function drawProfile(record: DocumentRecord, ids: readonly string[], shared: Shared) {
  const [home, about, team, industries, teamServices, packages, claims] = await Promise.all([
    getPage('home', 'home'),
    getPage('about', 'tentang-kami'),
    getPage('team', 'tankteam'),
    getRecords('industries'),
    getRecords('teamServices'),
    getRecords('supportPackages'),
    getClaims(),
  ]);
  const scenes = industries.map(async ({ title, problem, picture }) => ({
    title,
    problem,
    photo: await getPhoto(picture.src, thumbnailSize),
  }));
  const explained = ids.map((id) => {
    const claim = claims.find((candidate) => candidate.id === id);
    if (!claim) throw new Error(`no claims record ${id}`);
    return [claim.figure, joinTexts([claim.subject, claim.meaning], '. '), claim.condition];
  });
  return (
    <Profile
      {...shared}
      {...{ about, team, teamServices, packages }}
      label={record.title}
      cover={await getPhoto(home.hero.poster.src, coverSize, 'right')}
      industries={await Promise.all(scenes)}
      industriesHeading={home.industries}
      claims={{ ...shared.labels.claimTable, rows: explained }}
    />
  );
}
