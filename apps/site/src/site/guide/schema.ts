import { closingSchema, headingSchema, pageSchema } from '../../shared/records/page-schema.ts';

export const guideSchema = pageSchema.extend({
  contents: headingSchema.describe('Heading above the chapters of the document.'),
  closing: closingSchema,
});
