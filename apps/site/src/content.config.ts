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
import { fileCollection, folderCollection, pageCollection } from './shared/build/loaders.ts';
import { claimSchema } from './shared/records/claim-schema.ts';
import { connectivitySchema, sensorSchema } from './shared/records/hardware-schema.ts';
import { legalSchema, pageRequestsSchema } from './shared/records/legal-schema.ts';
import { serviceSchema, supportPackageSchema, teamServiceSchema } from './shared/records/offer-schema.ts';
import {
  aliasesSchema,
  brandSchema,
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
import { tankWordsSchema } from './tools/kit/schema.ts';
import { calibrationWordsSchema } from './tools/kit/tabular/calibration-schema.ts';
import { toolWordsSchema } from './tools/kit/tool-words.ts';
import { lossPageSchema } from './tools/loss/schema.ts';
import { papersSchema } from './tools/picker/papers-schema.ts';
import { judgingSchema, mediaSchema, rulesSchema } from './tools/picker/records-schema.ts';
import { resistanceSchema } from './tools/picker/resistance-schema.ts';
import { answerSchema, pickerSchema } from './tools/picker/schema.ts';
import { roiPageSchema } from './tools/roi/schema.ts';
import { tankFileSchema } from './tools/tank-file/schema.ts';
import { tankListWordsSchema } from './tools/tank-list/schema.ts';
import { tankTableSchema } from './tools/tank-table/schema.ts';

/** Collection → file in src/content/pages, named after the page's path → schema. */
const pages = {
  home: pageCollection('home', homeSchema),
  features: pageCollection('fitur', featuresSchema),
  device: pageCollection('tankdevice', deviceSchema),
  platform: pageCollection('tankplatform', platformSchema),
  team: pageCollection('tankteam', teamSchema),
  custom: pageCollection('custom-solutions', customSchema),
  demo: pageCollection('demo', demoSchema),
  tankFile: pageCollection('berkas-tangki', tankFileSchema),
  tankTable: pageCollection('tabel-tangki', tankTableSchema),
  roi: pageCollection('kalkulator-roi', roiPageSchema),
  picker: pageCollection('pemilih-sensor', pickerSchema),
  alarm: pageCollection('simulasi-alarm', alarmSchema),
  loss: pageCollection('analisis-susut', lossPageSchema),
  delivery: pageCollection('terima-kiriman', deliverySchema),
  acceptance: pageCollection('uji-terima', acceptanceSchema),
  api: pageCollection('api-integration', apiSchema),
  developer: pageCollection('pengembang', developerSchema),
  reference: pageCollection('api-integration-dokumentasi', referenceSchema),
  referenceGroups: pageCollection('api-integration-dokumentasi-{tangki,alarm,webhook,sandbox}', referenceGroupSchema),
  referenceGraphql: pageCollection('api-integration-dokumentasi-graphql', graphqlPageSchema),
  referenceErrors: pageCollection('api-integration-dokumentasi-galat', errorsPageSchema),
  downloads: pageCollection('unduhan', downloadsSchema),
  procurementPage: pageCollection('pengadaan', procurementPageSchema),
  claimsPage: pageCollection('klaim', claimsSchema),
  stories: pageCollection('kisah-sukses', storiesSchema),
  guide: pageCollection('panduan-keamanan-pangan', guideSchema),
  search: pageCollection('cari', searchPageSchema),
  about: pageCollection('tentang-kami', aboutSchema),
  consultation: pageCollection('konsultasi-gratis', consultationPageSchema),
  meeting: pageCollection('jadwalkan', meetingSchema),
  legal: pageCollection('{kebijakan-*,syarat-ketentuan,aksesibilitas}', legalSchema),
};

/** Collections whose records are pages. */
export const pageKinds = Object.keys(pages) as (keyof typeof pages)[];

/** Collection → location below src/content → schema. */
export const collections = {
  ...pages,
  // Folders to which a writer adds records.
  industries: folderCollection('industries', industrySchema),
  services: folderCollection('services', serviceSchema),
  teamServices: folderCollection('team-services', teamServiceSchema),
  supportPackages: folderCollection('support-packages', supportPackageSchema),
  sensors: folderCollection('sensors', sensorSchema),
  connectivity: folderCollection('connectivity', connectivitySchema),
  claims: folderCollection('claims', claimSchema),
  documents: folderCollection('documents', documentSchema),
  plant: folderCollection('plant', siteRecordSchema),
  openapi: folderCollection('api/openapi', openapiSchemas({ text, plain }).part),
  resistance: folderCollection('picker/resistance', resistanceSchema),
  products: fileCollection('site/products', productsSchema),
  brand: fileCollection('site/brand', brandSchema),
  offices: fileCollection('site/offices', officesSchema),
  holidays: fileCollection('site/holidays', holidaysSchema),
  offline: fileCollection('site/offline', offlineSchema),
  islands: fileCollection('site/islands', islandsSchema),
  procurement: fileCollection('site/procurement', procurementSchema),
  pageRequests: fileCollection('site/page-requests', pageRequestsSchema),
  security: fileCollection('site/security', securitySchema),
  navigation: fileCollection('site/navigation', navigationSchema),
  terms: fileCollection('site/terms', termsSchema),
  aliases: fileCollection('site/aliases', aliasesSchema),
  glossary: fileCollection('site/glossary', glossarySchema),
  consent: fileCollection('site/consent', consentSchema),
  documentLabels: fileCollection('site/document-labels', documentLabelsSchema),
  industryPage: fileCollection('site/industry-page', industryPageSchema),
  searchTerms: fileCollection('site/search-terms', searchTermsSchema),
  toolWords: fileCollection('site/tool-words', toolWordsSchema),
  leadForm: fileCollection('leads/form', leadFormSchema),
  leadSent: fileCollection('leads/terkirim', leadSentSchema),
  leadFailed: fileCollection('leads/gagal', leadFailedSchema),
  leadServer: fileCollection('leads/server', leadWordsSchema),
  leadPrivacy: fileCollection('leads/kebijakan-privasi', leadPrivacySchema),
  media: fileCollection('picker/media', mediaSchema),
  judging: fileCollection('picker/judging', judgingSchema),
  answer: fileCollection('picker/answer', answerSchema),
  rules: fileCollection('picker/rules', rulesSchema),
  papers: fileCollection('picker/papers', papersSchema),
  interfaceWords: fileCollection('words/interface', interfaceSchema),
  fieldWords: fileCollection('words/fields', fieldsSchema),
  tankWords: fileCollection('words/tank', tankWordsSchema),
  calibrationWords: fileCollection('words/calibration', calibrationWordsSchema),
  tankListWords: fileCollection('words/tank-list', tankListWordsSchema),
  apiWords: fileCollection('words/api', apiWordsSchema),
  sandboxWords: fileCollection('words/sandbox', sandboxWordsSchema),
  featureFigures: fileCollection('words/feature-figures', featureFiguresSchema),
  figureWords: fileCollection('words/figures', figuresSchema),
  notFoundWords: fileCollection('words/not-found', notFoundSchema),
};
