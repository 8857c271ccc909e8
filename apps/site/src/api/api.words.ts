import { asyncapiSchema } from 'api-description/schema';
import { sandboxPrefix } from 'contract/sandbox';
import { text } from '../shared/text/schema.ts';
import { readRecord } from '../shared/words/read-record.ts';
import { apiWordsSchema, originSchema, sandboxWordsSchema } from './words-schema.ts';

export const apiWords = readRecord('words/api.yaml', apiWordsSchema);

export const sandboxWords = readRecord('words/sandbox.yaml', sandboxWordsSchema);

/** Address of the sandbox on the public site; pages replace it by the host on which they are read. */
export const sandboxAddress = readRecord('site/brand.yaml', originSchema).origin + sandboxPrefix;

export const asyncapiRecord = readRecord('api/asyncapi.yaml', asyncapiSchema({ text }));
