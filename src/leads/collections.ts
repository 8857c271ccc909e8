import { defineCollection } from 'astro:content';
import { leadWordsSchema } from '../../server/contract/lead-words.ts';
import { file, page } from '../shared/records/loaders.ts';
import { consentSchema } from './consent.ts';
import { leadFormSchema } from './lead-form.ts';
import { meetingSchema } from './meeting/schema.ts';
import { consultationPageSchema } from './page-schema.ts';
import { leadFailedSchema, leadPrivacySchema, leadSentSchema } from './result/schema.ts';

export const leadsCollections = {
  consultation: defineCollection({ loader: page('konsultasi-gratis'), schema: consultationPageSchema }),
  meeting: defineCollection({ loader: page('jadwalkan'), schema: meetingSchema }),
  consent: defineCollection({ loader: file('consent'), schema: consentSchema }),
  leadForm: defineCollection({ loader: file('form', 'leads'), schema: leadFormSchema }),
  leadSent: defineCollection({ loader: file('terkirim', 'leads'), schema: leadSentSchema }),
  leadFailed: defineCollection({ loader: file('gagal', 'leads'), schema: leadFailedSchema }),
  leadServer: defineCollection({ loader: file('server', 'leads'), schema: leadWordsSchema }),
  leadPrivacy: defineCollection({ loader: file('kebijakan-privasi', 'leads'), schema: leadPrivacySchema }),
};
