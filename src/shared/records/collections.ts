import { defineCollection } from 'astro:content';
import { fieldsSchema } from '../words/fields-schema.ts';
import { interfaceSchema } from '../words/interface-schema.ts';
import { connectivitySchema, sensorSchema } from './hardware.ts';
import { legalSchema } from './legal.ts';
import { file, folder, pages } from './loaders.ts';
import { serviceSchema, supportPackageSchema, teamServiceSchema } from './offer.ts';
import { offlineSchema } from './offline.ts';
import { securitySchema } from './security.ts';
import { brandSchema, glossarySchema, holidaysSchema, navigationSchema, officesSchema, termsSchema } from './site.ts';
import { claimSchema } from './stat.ts';

export const sharedCollections = {
  interfaceWords: defineCollection({ loader: file('interface', 'words'), schema: interfaceSchema }),
  fieldWords: defineCollection({ loader: file('fields', 'words'), schema: fieldsSchema }),
  brand: defineCollection({ loader: file('brand'), schema: brandSchema }),
  offices: defineCollection({ loader: file('offices'), schema: officesSchema }),
  holidays: defineCollection({ loader: file('holidays'), schema: holidaysSchema }),
  offline: defineCollection({ loader: file('offline'), schema: offlineSchema }),
  security: defineCollection({ loader: file('security'), schema: securitySchema }),
  navigation: defineCollection({ loader: file('navigation'), schema: navigationSchema }),
  terms: defineCollection({ loader: file('terms'), schema: termsSchema }),
  glossary: defineCollection({ loader: file('glossary'), schema: glossarySchema }),
  claims: defineCollection({ loader: folder('claims'), schema: claimSchema }),
  services: defineCollection({ loader: folder('services'), schema: ({ image }) => serviceSchema(image) }),
  teamServices: defineCollection({ loader: folder('team-services'), schema: teamServiceSchema }),
  supportPackages: defineCollection({ loader: folder('support-packages'), schema: supportPackageSchema }),
  sensors: defineCollection({ loader: folder('sensors'), schema: ({ image }) => sensorSchema(image) }),
  connectivity: defineCollection({ loader: folder('connectivity'), schema: connectivitySchema }),
  legal: defineCollection({
    loader: pages(['kebijakan-*.yaml', 'syarat-ketentuan.yaml', 'aksesibilitas.yaml']),
    schema: legalSchema,
  }),
};
