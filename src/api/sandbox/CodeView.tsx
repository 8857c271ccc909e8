import { useState } from 'react';
import { CodePanel } from '../../shared/ui/code/CodePanel.tsx';
import { CopyButton } from './CopyButton.tsx';
import { codeFor, type Draft } from './draft.ts';
import styles from './Sandbox.module.css';
import type { SandboxText } from './schema.ts';
import type { SandboxSpec } from './server/spec.ts';

const languages = { curl: 'curl', typescript: 'TypeScript', python: 'Python' } as const;
type LanguageId = keyof typeof languages;
const ids = Object.keys(languages) as LanguageId[];

/** The request as code, in the language of the visitor's choice. */
export function CodeView({ spec, draft, text }: { spec: SandboxSpec; draft: Draft; text: SandboxText }) {
  const [language, setLanguage] = useState<LanguageId>('curl');
  const code = codeFor(spec, draft)[language];
  const copy = <CopyButton text={code} label={text.copy} done={text.copied} failed={text.copyFailed} />;
  return (
    <fieldset className={styles.languages}>
      <legend className="visually-hidden">{text.code}</legend>
      {ids.map((id) => (
        <span key={id} className={styles.choice}>
          <input
            className={styles.radio}
            type="radio"
            name="sandbox-bahasa"
            id={`sandbox-bahasa-${id}`}
            checked={id === language}
            onChange={() => setLanguage(id)}
          />
          <label className={`${styles.tab} quiet touch centred`} htmlFor={`sandbox-bahasa-${id}`}>
            {languages[id]}
          </label>
        </span>
      ))}
      <div className={styles.panel}>
        <CodePanel
          title={`${text.code}, ${languages[language]}`}
          tokens={[{ text: code, kind: 'plain' }]}
          action={copy}
        />
      </div>
    </fieldset>
  );
}
