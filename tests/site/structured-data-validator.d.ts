/** The package brings no types; this is the part that the tests use. */
declare module '@adobe/structured-data-validator' {
  interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    path: { type?: string; property?: string; index?: number }[];
    fieldNames: string[];
    errorType?: string;
  }

  export default class Validator {
    constructor(schemaOrgJson?: { '@graph': unknown[] });
    validate(data: { jsonld: Record<string, unknown[]> }): Promise<Issue[]>;
  }
}
