import type { SiteId, TankSpec } from '../simulator/types.ts';
import { estate } from './agrikultur.ts';
import { forecourt } from './fleet-management.ts';
import { dairy } from './makanan-minuman.ts';
import { oilTerminal } from './minyak-gas.ts';
import { petrochemicalPlant } from './petrokimia.ts';
import { town } from './smart-city.ts';

/** The sites, named after the addresses of the industry pages. */
export const siteSpecs: Readonly<Record<SiteId, readonly TankSpec[]>> = {
  'minyak-gas': oilTerminal,
  petrokimia: petrochemicalPlant,
  agrikultur: estate,
  'makanan-minuman': dairy,
  'smart-city': town,
  'fleet-management': forecourt,
};

export const siteIds = Object.keys(siteSpecs) as readonly SiteId[];

/** True when a text, such as a part of an address, names a site. */
export const isSiteId = (text: string): text is SiteId => Object.hasOwn(siteSpecs, text);
