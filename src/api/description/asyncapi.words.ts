import { readRecord } from '../../shared/words/read-record.ts';
import { asyncapiSchema } from './asyncapi-schema.ts';

export const asyncapiRecord = readRecord('api/asyncapi.yaml', asyncapiSchema);
