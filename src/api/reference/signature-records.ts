import verifyPython from '../../content/api/samples/verify.py?raw';
import verifyTypescript from '../../content/api/samples/verify.ts?raw';
import type { Marked } from '../../shared/text/marked.ts';
import { event, exampleSecret } from '../description/examples.ts';
import { delivery } from '../description/signature.ts';

/** A signed delivery and the two programs that check it; tests run both against it. */
export async function getSignature(title: Marked) {
  return {
    delivery: { title, code: await delivery(event, exampleSecret), language: 'http' },
    programs: [
      {
        id: 'typescript',
        label: 'TypeScript',
        file: 'verify.ts',
        code: verifyTypescript.trim(),
        language: 'typescript',
      },
      { id: 'python', label: 'Python', file: 'verify.py', code: verifyPython.trim(), language: 'python' },
    ],
  } as const;
}
