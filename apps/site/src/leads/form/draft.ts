import type { ConsultationRequest } from 'contract/lead';
import { emptyRequest } from './request.ts';

/**
 * Typed data and carried results, stored in this tab until sent or cleared. If the browser blocks storage or it is
 * full, the draft lives only as long as the page.
 */
export interface Draft {
  request: ConsultationRequest;
  /** URL parts that carry something into the form: `topik=demo`, `alat=kalkulator-roi&tangki=12`. */
  carried: readonly string[];
}

export const emptyDraft: Draft = { request: emptyRequest, carried: [] };

const name = 'konsultasi';

export function readDraft(): Draft {
  try {
    const { request, carried } = JSON.parse(sessionStorage.getItem(name) ?? '{}');
    return {
      request: { ...emptyRequest, ...onlyTexts(request) },
      carried: Array.isArray(carried) ? carried.filter((part) => typeof part === 'string') : [],
    };
  } catch {
    return emptyDraft;
  }
}

/** Stores a draft; removes it when empty. @returns whether storage is up to date */
export function storeDraft({ request, carried }: Draft): boolean {
  const filled = Object.entries(request).filter(([, value]) => value !== '');
  if (filled.length === 0 && carried.length === 0) return removeDraft();
  try {
    sessionStorage.setItem(name, JSON.stringify({ request: Object.fromEntries(filled), carried }));
    return true;
  } catch {
    return false;
  }
}

export function removeDraft(): boolean {
  try {
    sessionStorage.removeItem(name);
    return true;
  } catch {
    return false;
  }
}

const onlyTexts = (values: unknown) =>
  Object.fromEntries(
    Object.entries(values ?? {}).filter(([field, value]) => field in emptyRequest && typeof value === 'string'),
  );
