import { defineCollection } from 'astro:content';
import { file, folder, page, pages } from '../shared/records/loaders.ts';
import { openapiPartSchema } from './description/schema.ts';
import { apiSchema } from './overview/schema.ts';
import { developerSchema } from './portal/schema.ts';
import { graphqlPageSchema, referenceGroupSchema, referenceSchema } from './reference/schema.ts';
import { apiWordsSchema, sandboxWordsSchema } from './words-schema.ts';

export const apiCollections = {
  apiWords: defineCollection({ loader: file('api', 'words'), schema: apiWordsSchema }),
  sandboxWords: defineCollection({ loader: file('sandbox', 'words'), schema: sandboxWordsSchema }),
  openapi: defineCollection({ loader: folder('api/openapi'), schema: openapiPartSchema }),
  api: defineCollection({ loader: page('api-integration'), schema: ({ image }) => apiSchema(image) }),
  reference: defineCollection({ loader: page('api-integration-dokumentasi'), schema: referenceSchema }),
  referenceGroups: defineCollection({
    loader: pages('api-integration-dokumentasi-{tangki,alarm,webhook}.yaml'),
    schema: referenceGroupSchema,
  }),
  referenceGraphql: defineCollection({
    loader: page('api-integration-dokumentasi-graphql'),
    schema: graphqlPageSchema,
  }),
  developer: defineCollection({ loader: page('pengembang'), schema: developerSchema }),
};
