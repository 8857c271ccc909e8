import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { consentSchema } from './schemas/consent.ts';
import { documentLabelsSchema, documentSchema } from './schemas/documents.ts';
import { connectivitySchema, sampleResponseSchema, sensorSchema } from './schemas/hardware.ts';
import { industryPageSchema, industrySchema } from './schemas/industry.ts';
import { leadFormSchema } from './schemas/lead-form.ts';
import { serviceSchema, supportPackageSchema, teamServiceSchema } from './schemas/offer.ts';
import { offlineSchema } from './schemas/offline.ts';
import { openapiPartSchema } from './schemas/openapi.ts';
import { aboutSchema } from './schemas/pages/about.ts';
import { alarmSchema } from './schemas/pages/alarm.ts';
import { apiSchema } from './schemas/pages/api.ts';
import { claimsSchema } from './schemas/pages/claims.ts';
import { consultationPageSchema } from './schemas/pages/consultation.ts';
import { customSchema } from './schemas/pages/custom.ts';
import { demoSchema } from './schemas/pages/demo.ts';
import { developerSchema } from './schemas/pages/developer.ts';
import { deviceSchema } from './schemas/pages/device.ts';
import { downloadsSchema } from './schemas/pages/downloads.ts';
import { featuresSchema } from './schemas/pages/features.ts';
import { guideSchema } from './schemas/pages/guide.ts';
import { homeSchema } from './schemas/pages/home.ts';
import { leadFailedSchema, leadPrivacySchema, leadSentSchema } from './schemas/pages/leads.ts';
import { legalSchema } from './schemas/pages/legal.ts';
import { lossPageSchema } from './schemas/pages/loss.ts';
import { meetingSchema } from './schemas/pages/meeting.ts';
import { pickerSchema } from './schemas/pages/picker.ts';
import { platformSchema } from './schemas/pages/platform.ts';
import { graphqlPageSchema, referenceGroupSchema, referenceSchema } from './schemas/pages/reference.ts';
import { roiPageSchema } from './schemas/pages/roi.ts';
import { storiesSchema } from './schemas/pages/stories.ts';
import { tankTableSchema } from './schemas/pages/tank-table.ts';
import { teamSchema } from './schemas/pages/team.ts';
import { toolsSchema } from './schemas/pages/tools.ts';
import { brandSchema, glossarySchema, holidaysSchema, navigationSchema, officesSchema } from './schemas/site.ts';
import { claimSchema } from './schemas/stat.ts';

const folder = (name: string) => glob({ pattern: '*.yaml', base: `src/content/${name}` });
const file = (name: string, at = 'site') => glob({ pattern: `${name}.yaml`, base: `src/content/${at}` });
const page = (name: string) => file(name, 'pages');
const leads = (name: string) => file(name, 'leads');

export const collections = {
  brand: defineCollection({ loader: file('brand'), schema: brandSchema }),
  offices: defineCollection({ loader: file('offices'), schema: officesSchema }),
  holidays: defineCollection({ loader: file('holidays'), schema: holidaysSchema }),
  offline: defineCollection({ loader: file('offline'), schema: offlineSchema }),
  navigation: defineCollection({ loader: file('navigation'), schema: navigationSchema }),
  glossary: defineCollection({ loader: file('glossary'), schema: glossarySchema }),
  sample: defineCollection({ loader: file('sample-response'), schema: sampleResponseSchema }),
  openapi: defineCollection({ loader: folder('api/openapi'), schema: openapiPartSchema }),
  documentLabels: defineCollection({ loader: file('document-labels'), schema: documentLabelsSchema }),
  documents: defineCollection({ loader: folder('documents'), schema: documentSchema }),
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
  meeting: defineCollection({ loader: page('jadwalkan'), schema: meetingSchema }),
  tools: defineCollection({ loader: page('alat'), schema: toolsSchema }),
  features: defineCollection({ loader: page('fitur'), schema: ({ image }) => featuresSchema(image) }),
  device: defineCollection({ loader: page('tankdevice'), schema: ({ image }) => deviceSchema(image) }),
  platform: defineCollection({ loader: page('tankplatform'), schema: ({ image }) => platformSchema(image) }),
  team: defineCollection({ loader: page('tankteam'), schema: ({ image }) => teamSchema(image) }),
  about: defineCollection({ loader: page('tentang-kami'), schema: ({ image }) => aboutSchema(image) }),
  api: defineCollection({ loader: page('api-integration'), schema: ({ image }) => apiSchema(image) }),
  reference: defineCollection({ loader: page('api-integration-dokumentasi'), schema: referenceSchema }),
  referenceGroups: defineCollection({
    loader: glob({ pattern: 'api-integration-dokumentasi-{tangki,alarm,webhook}.yaml', base: 'src/content/pages' }),
    schema: referenceGroupSchema,
  }),
  referenceGraphql: defineCollection({
    loader: page('api-integration-dokumentasi-graphql'),
    schema: graphqlPageSchema,
  }),
  developer: defineCollection({ loader: page('pengembang'), schema: developerSchema }),
  custom: defineCollection({ loader: page('custom-solutions'), schema: ({ image }) => customSchema(image) }),
  demo: defineCollection({ loader: page('demo'), schema: demoSchema }),
  roi: defineCollection({ loader: page('kalkulator-roi'), schema: roiPageSchema }),
  loss: defineCollection({ loader: page('analisis-susut'), schema: lossPageSchema }),
  picker: defineCollection({ loader: page('pemilih-sensor'), schema: pickerSchema }),
  claimsPage: defineCollection({ loader: page('klaim'), schema: ({ image }) => claimsSchema(image) }),
  downloads: defineCollection({ loader: page('unduhan'), schema: downloadsSchema }),
  guide: defineCollection({ loader: page('panduan-keamanan-pangan'), schema: guideSchema }),
  stories: defineCollection({ loader: page('kisah-sukses'), schema: storiesSchema }),
  alarm: defineCollection({ loader: page('simulasi-alarm'), schema: alarmSchema }),
  tankTable: defineCollection({ loader: page('tabel-tangki'), schema: tankTableSchema }),
  legal: defineCollection({
    loader: glob({ pattern: ['kebijakan-*.yaml', 'syarat-ketentuan.yaml'], base: 'src/content/pages' }),
    schema: legalSchema,
  }),
  consent: defineCollection({ loader: file('consent'), schema: consentSchema }),
  leadForm: defineCollection({ loader: leads('form'), schema: leadFormSchema }),
  leadSent: defineCollection({ loader: leads('terkirim'), schema: leadSentSchema }),
  leadFailed: defineCollection({ loader: leads('gagal'), schema: leadFailedSchema }),
  leadPrivacy: defineCollection({ loader: leads('kebijakan-privasi'), schema: leadPrivacySchema }),
};
