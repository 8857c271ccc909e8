/**
 * The fields of a consultation request and the values they may carry: form, server and command line share them.
 * Free of the schema library, so that the form does not bring it to the visitor.
 */
export const industryValues = [
  'oil-gas',
  'chemical',
  'food-beverage',
  'agriculture',
  'water-waste',
  'manufacturing',
  'other',
] as const;

export const tankCountValues = ['1-5', '6-20', '21-50', '50+'] as const;

/** The seven fields, in the order of the form. */
export const consultationFields = ['name', 'email', 'phone', 'company', 'industry', 'tankCount', 'message'] as const;
export type ConsultationField = (typeof consultationFields)[number];
export type ConsultationRequest = Record<ConsultationField, string>;
