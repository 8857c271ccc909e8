import { plainText, type Wording } from 'contract/marked';

const units = '[cmk]?m|in|ft|k?L|bbl|gal|m?bar|[kM]?Pa|psi|k?g|t|[CF]|Rp|ms|[kM]B|m?A|[km]?V|WIB';
const figures = new RegExp(`^(?=.*\\d)(?:[^\\p{L}]|(?<!\\p{L})(?:${units}|[A-Z]{1,4}(?=-\\d))(?!\\p{L}))+$`, 'u');

/**
 * `translate="no"` for texts that are the same in every language: figures with signs and units of measure (`±12 mm`,
 * `Rp 450`) and tags (`TK-204`). Units that are words (`3 hari`) are translated.
 */
export const untranslated = (text: Wording): { translate?: 'no' } =>
  figures.test(plainText(text)) ? { translate: 'no' } : {};
