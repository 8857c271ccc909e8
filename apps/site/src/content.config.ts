import { openapiSchemas } from 'api-description/schema';
import { leadWordsSchema } from 'contract/lead-words';
import { apiSchema } from './api/overview/schema.ts';
import { developerSchema } from './api/portal/schema.ts';
import { errorsPageSchema, graphqlPageSchema, referenceGroupSchema, referenceSchema } from './api/reference/schema.ts';
import { apiWordsSchema, sandboxWordsSchema } from './api/words-schema.ts';
import { documentLabelsSchema, documentSchema, downloadsSchema } from './documents/schema.ts';
import { meetingSchema } from './leads/meeting/schema.ts';
import {
  consentSchema,
  consultationPageSchema,
  leadFailedSchema,
  leadFormSchema,
  leadPrivacySchema,
  leadSentSchema,
} from './leads/schema.ts';
import { figuresSchema } from './plant/figures/figures-schema.ts';
import { productsSchema, siteRecordSchema } from './plant/records/schema.ts';
import { file, folder, page } from './shared/build/loaders.ts';
import { connectivitySchema, sensorSchema } from './shared/records/hardware-schema.ts';
import { legalSchema, pageRequestsSchema } from './shared/records/legal-schema.ts';
import { serviceSchema, supportPackageSchema, teamServiceSchema } from './shared/records/offer-schema.ts';
import {
  aliasesSchema,
  brandSchema,
  claimSchema,
  glossarySchema,
  holidaysSchema,
  islandsSchema,
  navigationSchema,
  officesSchema,
  offlineSchema,
  procurementSchema,
  securitySchema,
  termsSchema,
} from './shared/records/site-schema.ts';
import { searchTermsSchema } from './shared/search/terms-schema.ts';
import { plain, text } from './shared/text/schema.ts';
import { fieldsSchema } from './shared/words/fields-schema.ts';
import { interfaceSchema } from './shared/words/interface-schema.ts';
import { aboutSchema } from './site/about/schema.ts';
import { claimsSchema } from './site/claims/schema.ts';
import { customSchema } from './site/custom/schema.ts';
import { deviceSchema } from './site/device/schema.ts';
import { featureFiguresSchema } from './site/features/feature-figures-schema.ts';
import { featuresSchema } from './site/features/schema.ts';
import { guideSchema } from './site/guide/schema.ts';
import { homeSchema } from './site/home/schema.ts';
import { industryPageSchema, industrySchema } from './site/industries/schema.ts';
import { notFoundSchema } from './site/not-found/not-found-schema.ts';
import { platformSchema } from './site/platform/schema.ts';
import { procurementPageSchema } from './site/procurement/schema.ts';
import { searchPageSchema } from './site/search/schema.ts';
import { storiesSchema } from './site/stories/schema.ts';
import { teamSchema } from './site/team/schema.ts';
import { acceptanceSchema } from './tools/acceptance/schema.ts';
import { alarmSchema } from './tools/alarm/schema.ts';
import { deliverySchema } from './tools/delivery/schema.ts';
import { demoSchema } from './tools/demo/schema.ts';
import { calibrationWordsSchema } from './tools/kit/tabular/calibration-schema.ts';
import { toolWordsSchema } from './tools/kit/tool-words.ts';
import { lossPageSchema } from './tools/loss/schema.ts';
import { papersSchema } from './tools/picker/papers-schema.ts';
import { judgingSchema, mediaSchema, rulesSchema } from './tools/picker/records-schema.ts';
import { resistanceSchema } from './tools/picker/resistance-schema.ts';
import { pickerSchema } from './tools/picker/schema.ts';
import { roiPageSchema } from './tools/roi/schema.ts';
import { tankFileSchema } from './tools/tank-file/schema.ts';
import { tankTableSchema } from './tools/tank-table/schema.ts';

/** Collection → file in src/content/pages, named after the page's path → schema. */
const pages = {
  home: page('home', homeSchema),
  features: page('fitur', featuresSchema),
  device: page('tankdevice', deviceSchema),
  platform: page('tankplatform', platformSchema),
  team: page('tankteam', teamSchema),
  custom: page('custom-solutions', customSchema),
  demo: page('demo', demoSchema),
  tankFile: page('berkas-tangki', tankFileSchema),
  tankTable: page('tabel-tangki', tankTableSchema),
  roi: page('kalkulator-roi', roiPageSchema),
  picker: page('pemilih-sensor', pickerSchema),
  alarm: page('simulasi-alarm', alarmSchema),
  loss: page('analisis-susut', lossPageSchema),
  delivery: page('terima-kiriman', deliverySchema),
  acceptance: page('uji-terima', acceptanceSchema),
  api: page('api-integration', apiSchema),
  developer: page('pengembang', developerSchema),
  reference: page('api-integration-dokumentasi', referenceSchema),
  referenceGroups: page('api-integration-dokumentasi-{tangki,alarm,webhook,sandbox}', referenceGroupSchema),
  referenceGraphql: page('api-integration-dokumentasi-graphql', graphqlPageSchema),
  referenceErrors: page('api-integration-dokumentasi-galat', errorsPageSchema),
  downloads: page('unduhan', downloadsSchema),
  procurementPage: page('pengadaan', procurementPageSchema),
  claimsPage: page('klaim', claimsSchema),
  stories: page('kisah-sukses', storiesSchema),
  guide: page('panduan-keamanan-pangan', guideSchema),
  search: page('cari', searchPageSchema),
  about: page('tentang-kami', aboutSchema),
  consultation: page('konsultasi-gratis', consultationPageSchema),
  meeting: page('jadwalkan', meetingSchema),
  legal: page('{kebijakan-*,syarat-ketentuan,aksesibilitas}', legalSchema),
};

/** Collections whose records are pages. */
export const pageKinds = Object.keys(pages) as (keyof typeof pages)[];

/** Collection → location below src/content → schema. */
export const collections = {
  ...pages,
  // Folders to which a writer adds records.
  industries: folder('industries', industrySchema),
  services: folder('services', serviceSchema),
  teamServices: folder('team-services', teamServiceSchema),
  supportPackages: folder('support-packages', supportPackageSchema),
  sensors: folder('sensors', sensorSchema),
  connectivity: folder('connectivity', connectivitySchema),
  claims: folder('claims', claimSchema),
  documents: folder('documents', documentSchema),
  plant: folder('plant', siteRecordSchema),
  openapi: folder('api/openapi', openapiSchemas({ text, plain }).part),
  resistance: folder('picker/resistance', resistanceSchema),
  products: file('site/products', productsSchema),
  brand: file('site/brand', brandSchema),
  offices: file('site/offices', officesSchema),
  holidays: file('site/holidays', holidaysSchema),
  offline: file('site/offline', offlineSchema),
  islands: file('site/islands', islandsSchema),
  procurement: file('site/procurement', procurementSchema),
  pageRequests: file('site/page-requests', pageRequestsSchema),
  security: file('site/security', securitySchema),
  navigation: file('site/navigation', navigationSchema),
  terms: file('site/terms', termsSchema),
  aliases: file('site/aliases', aliasesSchema),
  glossary: file('site/glossary', glossarySchema),
  consent: file('site/consent', consentSchema),
  documentLabels: file('site/document-labels', documentLabelsSchema),
  industryPage: file('site/industry-page', industryPageSchema),
  searchTerms: file('site/search-terms', searchTermsSchema),
  toolWords: file('site/tool-words', toolWordsSchema),
  leadForm: file('leads/form', leadFormSchema),
  leadSent: file('leads/terkirim', leadSentSchema),
  leadFailed: file('leads/gagal', leadFailedSchema),
  leadServer: file('leads/server', leadWordsSchema),
  leadPrivacy: file('leads/kebijakan-privasi', leadPrivacySchema),
  media: file('picker/media', mediaSchema),
  judging: file('picker/judging', judgingSchema),
  rules: file('picker/rules', rulesSchema),
  papers: file('picker/papers', papersSchema),
  interfaceWords: file('words/interface', interfaceSchema),
  fieldWords: file('words/fields', fieldsSchema),
  calibrationWords: file('words/calibration', calibrationWordsSchema),
  apiWords: file('words/api', apiWordsSchema),
  sandboxWords: file('words/sandbox', sandboxWordsSchema),
  featureFigures: file('words/feature-figures', featureFiguresSchema),
  figureWords: file('words/figures', figuresSchema),
  notFoundWords: file('words/not-found', notFoundSchema),
};
