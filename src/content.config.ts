import { apiCollections } from './api/collections.ts';
import { deskCollections } from './desk/collections.ts';
import { documentsCollections } from './documents/collections.ts';
import { leadsCollections } from './leads/collections.ts';
import { plantCollections } from './plant/collections.ts';
import { sharedCollections } from './shared/records/collections.ts';
import { aboutCollections } from './site/about/collections.ts';
import { claimsCollections } from './site/claims/collections.ts';
import { customCollections } from './site/custom/collections.ts';
import { deviceCollections } from './site/device/collections.ts';
import { featuresCollections } from './site/features/collections.ts';
import { guideCollections } from './site/guide/collections.ts';
import { homeCollections } from './site/home/collections.ts';
import { industriesCollections } from './site/industries/collections.ts';
import { notFoundCollections } from './site/not-found/collections.ts';
import { platformCollections } from './site/platform/collections.ts';
import { searchCollections } from './site/search/collections.ts';
import { storiesCollections } from './site/stories/collections.ts';
import { teamCollections } from './site/team/collections.ts';
import { alarmCollections } from './tools/alarm/collections.ts';
import { demoCollections } from './tools/demo/collections.ts';
import { kitCollections } from './tools/kit/collections.ts';
import { lossCollections } from './tools/loss/collections.ts';
import { pickerCollections } from './tools/picker/collections.ts';
import { registerCollections } from './tools/register/collections.ts';
import { roiCollections } from './tools/roi/collections.ts';
import { tankTableCollections } from './tools/tank-table/collections.ts';

/** Every room names its own records; this is only their sum. */
export const collections = {
  ...apiCollections,
  ...deskCollections,
  ...documentsCollections,
  ...leadsCollections,
  ...plantCollections,
  ...sharedCollections,
  ...aboutCollections,
  ...claimsCollections,
  ...customCollections,
  ...deviceCollections,
  ...featuresCollections,
  ...guideCollections,
  ...homeCollections,
  ...industriesCollections,
  ...notFoundCollections,
  ...platformCollections,
  ...searchCollections,
  ...storiesCollections,
  ...teamCollections,
  ...alarmCollections,
  ...demoCollections,
  ...kitCollections,
  ...lossCollections,
  ...pickerCollections,
  ...registerCollections,
  ...roiCollections,
  ...tankTableCollections,
};
