import { useState } from 'react';
import { CodePanel } from '../../shared/ui/code/CodePanel.tsx';
import { Tab, Tabs } from '../../shared/ui/code/Tabs.tsx';
import { CopyButton } from './CopyButton.tsx';
import { codeFor, type Draft } from './draft.ts';
import type { SandboxText } from './schema.ts';
import type { SandboxSpec } from './server/spec.ts';

const languages = { curl: 'curl', typescript: 'TypeScript', python: 'Python' } as const;
type LanguageId = keyof typeof languages;
const ids = Object.keys(languages) as LanguageId[];

/** The request as code, in the language of the visitor's choice. */
export function CodeView({ spec, draft, text }: { spec: SandboxSpec; draft: Draft; text: SandboxText }) {
  const [language, setLanguage] = useState<LanguageId>('curl');
  const code = codeFor(spec, draft)[language];
  const title = `${text.code}, ${languages[language]}`;
  return (
    <Tabs name={text.code}>
      {ids.map((id) => (
        <Tab
          key={id}
          id={`sandbox-bahasa-${id}`}
          label={languages[id]}
          name="sandbox-bahasa"
          checked={id === language}
          onChange={() => setLanguage(id)}
        />
      ))}
      <div>
        <CodePanel
          title={title}
          tokens={[{ text: code, kind: 'plain' }]}
          action={<CopyButton text={code} title={title} />}
        />
      </div>
    </Tabs>
  );
}
