import { defineCollection } from 'astro:content';
import { file, folder, page } from '../shared/records/loaders.ts';
import { downloadsSchema } from './register/schema.ts';
import { documentLabelsSchema, documentSchema } from './schema.ts';

export const documentsCollections = {
  documentLabels: defineCollection({ loader: file('document-labels'), schema: documentLabelsSchema }),
  documents: defineCollection({ loader: folder('documents'), schema: documentSchema }),
  downloads: defineCollection({ loader: page('unduhan'), schema: downloadsSchema }),
};
