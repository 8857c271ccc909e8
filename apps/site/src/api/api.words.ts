import { readRecord } from '../shared/words/read-record.ts';
import { apiWordsSchema, asyncapiSchema, originSchema, sandboxWordsSchema } from './words-schema.ts';

export const apiWords = readRecord('words/api.yaml', apiWordsSchema);

export const sandboxWords = readRecord('words/sandbox.yaml', sandboxWordsSchema);

export const brand = readRecord('site/brand.yaml', originSchema);

export const asyncapiRecord = readRecord('api/asyncapi.yaml', asyncapiSchema);
