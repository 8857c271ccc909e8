import { HtmlValidate } from 'html-validate';
import { test } from 'vitest';
import rules from '../../.htmlvalidate.mjs';
import { builtPages, expectNone, openPage } from './site.ts';

const validator = new HtmlValidate(rules);

test.each(builtPages)('%s is valid HTML', async (address) => {
  const report = await validator.validateString(openPage(address).html, `${address}.html`);
  const messages = report.results.flatMap((result) =>
    result.messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector ?? 'the document'}`),
  );
  expectNone(messages, address);
});
