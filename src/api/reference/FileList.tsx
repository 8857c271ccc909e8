import type { Marked } from '../../shared/text/marked.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Overview.module.css';

interface FileListProps {
  files: readonly { address: string; name: string; title: Marked; kind: Marked; size: string; description: Marked }[];
}

/** Files to download, each with its type and size. */
export function FileList({ files }: FileListProps) {
  return (
    <ul className={`${styles.files} rule-strong`}>
      {files.map(({ address, name, title, kind, size, description }) => (
        <li key={address}>
          <a className={`${styles.file} stack-3 rule-below`} href={address} download={name}>
            <Icon name="down" size={18} />
            <span>
              <Text.span className={`${styles.fileTitle} strong`}>{title}</Text.span>{' '}
              <span className={`${styles.kind} label`}>
                <Text>{kind}</Text>, {size}
              </span>{' '}
              <Text.span className="quiet measure block">{description}</Text.span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
