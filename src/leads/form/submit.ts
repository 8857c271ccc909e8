import type { ConsultationRequest } from '../../../server/contract/lead.ts';

/**
 * What happens on submit: the request is written to the browser's console as one object, and nothing else.
 * Nothing is sent, stored or shown. Real delivery replaces this one function.
 */
export function submitConsultation(request: ConsultationRequest): void {
  console.log(request);
}
