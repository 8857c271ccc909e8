import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { connectivitySchema, sampleResponseSchema, sensorSchema } from './schemas/hardware.ts';
import { industryPageSchema, industrySchema } from './schemas/industry.ts';
import { serviceSchema, supportPackageSchema, teamServiceSchema } from './schemas/offer.ts';
import { aboutSchema } from './schemas/pages/about.ts';
import { apiSchema } from './schemas/pages/api.ts';
import { claimsSchema } from './schemas/pages/claims.ts';
import { consultationPageSchema } from './schemas/pages/consultation.ts';
import { customSchema } from './schemas/pages/custom.ts';
import { deviceSchema } from './schemas/pages/device.ts';
import { featuresSchema } from './schemas/pages/features.ts';
import { homeSchema } from './schemas/pages/home.ts';
import { legalSchema } from './schemas/pages/legal.ts';
import { lossPageSchema } from './schemas/pages/loss.ts';
import { platformSchema } from './schemas/pages/platform.ts';
import { roiPageSchema } from './schemas/pages/roi.ts';
import { teamSchema } from './schemas/pages/team.ts';
import { brandSchema, glossarySchema, navigationSchema, officesSchema } from './schemas/site.ts';
import { claimSchema } from './schemas/stat.ts';

const folder = (name: string) => glob({ pattern: '*.yaml', base: `src/content/${name}` });
const file = (name: string, at = 'site') => glob({ pattern: `${name}.yaml`, base: `src/content/${at}` });
const page = (name: string) => file(name, 'pages');

export const collections = {
  brand: defineCollection({ loader: file('brand'), schema: brandSchema }),
  offices: defineCollection({ loader: file('offices'), schema: officesSchema }),
  navigation: defineCollection({ loader: file('navigation'), schema: navigationSchema }),
  glossary: defineCollection({ loader: file('glossary'), schema: glossarySchema }),
  sample: defineCollection({ loader: file('sample-response'), schema: sampleResponseSchema }),
  claims: defineCollection({ loader: folder('claims'), schema: claimSchema }),
  industries: defineCollection({ loader: folder('industries'), schema: ({ image }) => industrySchema(image) }),
  industryPage: defineCollection({ loader: file('industry-page'), schema: industryPageSchema }),
  services: defineCollection({ loader: folder('services'), schema: ({ image }) => serviceSchema(image) }),
  teamServices: defineCollection({ loader: folder('team-services'), schema: teamServiceSchema }),
  supportPackages: defineCollection({ loader: folder('support-packages'), schema: supportPackageSchema }),
  sensors: defineCollection({ loader: folder('sensors'), schema: ({ image }) => sensorSchema(image) }),
  connectivity: defineCollection({ loader: folder('connectivity'), schema: connectivitySchema }),
  home: defineCollection({ loader: page('home'), schema: ({ image }) => homeSchema(image) }),
  consultation: defineCollection({ loader: page('konsultasi-gratis'), schema: consultationPageSchema }),
  features: defineCollection({ loader: page('fitur'), schema: ({ image }) => featuresSchema(image) }),
  device: defineCollection({ loader: page('tankdevice'), schema: ({ image }) => deviceSchema(image) }),
  platform: defineCollection({ loader: page('tankplatform'), schema: ({ image }) => platformSchema(image) }),
  team: defineCollection({ loader: page('tankteam'), schema: ({ image }) => teamSchema(image) }),
  about: defineCollection({ loader: page('tentang-kami'), schema: ({ image }) => aboutSchema(image) }),
  api: defineCollection({ loader: page('api-integration'), schema: ({ image }) => apiSchema(image) }),
  custom: defineCollection({ loader: page('custom-solutions'), schema: ({ image }) => customSchema(image) }),
  roi: defineCollection({ loader: page('kalkulator-roi'), schema: roiPageSchema }),
  loss: defineCollection({ loader: page('analisis-susut'), schema: lossPageSchema }),
  claimsPage: defineCollection({ loader: page('klaim'), schema: ({ image }) => claimsSchema(image) }),
  legal: defineCollection({
    loader: glob({ pattern: ['kebijakan-*.yaml', 'syarat-ketentuan.yaml'], base: 'src/content/pages' }),
    schema: legalSchema,
  }),
};
