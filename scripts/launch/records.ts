import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { gapsOf } from '../../src/documents/answers.ts';
import { paths } from '../paths.ts';
import type { LaunchRecords } from './findings.ts';

const content = join(paths.root, 'src/content');
const read = async (file: string) => parse(await readFile(join(content, file), 'utf8'));

/** The records that a launch check looks at. Their shape is checked by the build. */
export async function readLaunchRecords(): Promise<LaunchRecords> {
  const [brand, { offices }, security, { days }, { certifications }, files, sheets] = await Promise.all([
    read('site/brand.yaml'),
    read('site/offices.yaml'),
    read('site/security.yaml'),
    read('site/holidays.yaml'),
    read('pages/tankteam.yaml'),
    readdir(join(content, 'claims')),
    readdir(join(content, 'sensors')),
  ]);
  const claims = await Promise.all(
    files.map(async (file) => [basename(file, '.yaml'), await read(`claims/${file}`)] as const),
  );
  const sensors = await Promise.all(
    sheets.map(async (file) => {
      const { error, selection } = await read(`sensors/${file}`);
      return [basename(file, '.yaml'), { measures: selection.measures, error }] as const;
    }),
  );
  const datasheets = await readGaps();
  return {
    brand,
    offices,
    security,
    holidays: days,
    claims: Object.fromEntries(claims),
    sensors: Object.fromEntries(sensors),
    datasheets,
    certifications: certifications.items,
  };
}

/** What each datasheet asks and the record of its instrument does not say. */
async function readGaps(): Promise<LaunchRecords['datasheets']> {
  const files = (await readdir(join(content, 'documents'))).filter((file) => file.startsWith('lembar-data-'));
  const gaps = files.map(async (file) => {
    const { instrument, questions } = (await read(`documents/${file}`)).matter;
    const { specifications } =
      instrument === 'gateway'
        ? (await read('pages/tankdevice.yaml')).gateway
        : await read(`sensors/${instrument}.yaml`);
    return [basename(file, '.yaml'), gapsOf(questions, specifications)] as const;
  });
  return Object.fromEntries(await Promise.all(gaps));
}
