import type { ApiOperation } from 'api-description/document';
import {
  commonStatuses,
  type FieldRow,
  formatJson,
  listFields,
  listObjects,
  operationParts,
  problemRows,
  requestSamples,
} from 'api-description/reference';
import { joinTexts, toMarkdown, type Wording } from 'contract/marked';
import { type ErrorCode, errorCodes } from 'contract/sandbox';
import { apiWords, sandboxAddress } from '../api.words.ts';
import { getReference, getReferenceGuide, graphql, signature } from './records.ts';

const text = (wording: Wording) => (typeof wording === 'string' ? wording : toMarkdown(wording));
const code = (title: Wording, source: string, language: string) =>
  `${text(title)}:\n\n\`\`\`${language}\n${source.trim()}\n\`\`\``;

function table(columns: readonly Wording[], rows: readonly (readonly Wording[])[]): string {
  const lines = [columns, columns.map(() => '---'), ...rows];
  const cell = (one: Wording) => text(one).replaceAll('|', '\\|').replaceAll('\n', ' ');
  return rows.length > 0 ? lines.map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n') : '';
}

interface Chapter {
  title: Wording;
  paragraphs: readonly Wording[];
  points?: readonly Wording[];
}
const chapter = ({ title, paragraphs, points = [] }: Chapter) => [
  `## ${text(title)}`,
  ...paragraphs.map(text),
  points.map((point) => `- ${text(point)}`).join('\n'),
];

/** A page of the reference as Markdown, from the same data as the HTML. */
export async function referenceMarkdown(route: string): Promise<string> {
  const { page, group, document, labels } = await getReference(route);
  const { columns } = labels;
  const common = commonStatuses(document);
  const fields = (rows: readonly FieldRow[], isSent = false) =>
    table(
      [columns.name, columns.meaning],
      rows.map(({ name, type, required, description, bounds }) => {
        const duty = required === isSent ? [isSent ? labels.required : labels.optional] : [];
        return [
          joinTexts([`\`${name}\` ${type}`, ...duty]),
          joinTexts([description, ...(bounds ? [bounds] : [])], ' '),
        ];
      }),
    );
  const titled = (title: Wording, body: string) => (body ? [`### ${text(title)}`, body] : []);
  const called = (operation: ApiOperation) => {
    const { operationId, method, path, summary, description, 'x-sandbox': isOnly } = operation;
    const { status, example, parameters, body, answers } = operationParts(document, apiWords.rules, operation, common);
    const rows = answers.map(({ code, title = '', description: what, object, headers }) => [
      `${code} ${title}`.trim(),
      joinTexts([what, object ? `\`${object}\`` : labels.empty, ...headers.map((name) => `\`${name}\``)], ' '),
    ]);
    return [
      `## ${text(summary)}`,
      `\`${method.toUpperCase()} ${path}\` \`${operationId}\`${isOnly ? ` (${text(labels.only)})` : ''}`,
      text(description),
      ...titled(labels.parameters, fields(parameters, true)),
      ...titled(labels.body, fields(body, true)),
      ...titled(labels.answers, table([columns.status, columns.meaning], rows)),
      `${text(labels.common)} ${common.join(', ')}.`,
      ...requestSamples(document, operation, sandboxAddress).map(({ label, code: source, language }) =>
        code(label, source, language),
      ),
      ...(example === undefined ? [] : [code(`${text(labels.answer)}, ${status}`, formatJson(example), 'json')]),
    ];
  };
  const described = (name: string) => {
    const example = document.components.examples[name]?.value;
    return [
      `### ${name}`,
      text(document.components.schemas[name]?.description ?? ''),
      fields(listFields(document, apiWords.rules, name)),
      ...(example === undefined ? [] : [code(labels.example, formatJson(example), 'json')]),
    ];
  };
  const parts = [`# ${text(page.hero.title)}`, text(page.hero.lead)];
  if (group) {
    parts.push(...group.operations.flatMap(called));
    const { signature: checked } = group.page;
    if (checked) {
      parts.push(...chapter(checked), code(checked.delivery, signature.delivery, 'http'));
      parts.push(...signature.programs.map(({ file, code: source, language }) => code(file, source, language)));
    }
    parts.push(`## ${text(labels.objects)}`, ...listObjects(document, group.operations).flatMap(described));
  } else if ('operations' in page) {
    const { blocks, rows, groups, files } = await getReferenceGuide();
    const { galat, 'batas-laju': limits, langsung, header } = page.chapters;
    const tables: Readonly<Record<string, readonly string[]>> = {
      galat: [
        table(galat.columns, problemRows(document)),
        ...titled(galat.problem, fields(listFields(document, apiWords.rules, 'Problem'))),
        ...titled(galat.refused, fields(listFields(document, apiWords.rules, 'FieldError'))),
      ],
      'batas-laju': [table(limits.columns, rows['batas-laju'])],
      langsung: [table(langsung.columns, rows.langsung)],
      header: [table(header.columns, rows.header)],
    };
    for (const [id, one] of Object.entries(page.chapters)) {
      const samples = (blocks[id] ?? []).map(({ title, code: source, language }) => code(title, source, language));
      parts.push(...chapter(one), ...(tables[id] ?? []), ...samples);
    }
    parts.push(...chapter({ title: page.operations.title, paragraphs: [page.operations.lead] }));
    for (const { page: one, to, description, operations } of groups) {
      const list = operations.map(
        ({ method, path, summary }) => `- \`${method.toUpperCase()} ${path}\` ${text(summary)}`,
      );
      parts.push(`### [${text(one.breadcrumb)}](${to}.md)`, text(description), list.join('\n'));
    }
    const links = files.map(
      ({ title, address, description }) => `- [${text(title)}](${address}): ${text(description)}`,
    );
    parts.push(...chapter({ title: page.files.title, paragraphs: [page.files.lead] }), links.join('\n'));
  } else if ('codes' in page) {
    for (const [name, { title, meaning, action }] of Object.entries(page.codes)) {
      const status = `\`${errorCodes[name as ErrorCode]} ${name}\``;
      parts.push(...chapter({ title, paragraphs: [status, meaning, action] }));
    }
  } else if ('chapters' in page && 'skema' in page.chapters) {
    const { permintaan, skema } = page.chapters;
    parts.push(...chapter(permintaan), ...chapter(skema), code(skema.sample ?? '', graphql, 'graphql'));
  }
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
